import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Logs once when X-Forwarded-For comes from an IP address that TRUST_PROXY does not name: all shoppers
 * behind such a proxy share its IP address, and so its rate limits.
 */
export function addUntrustedProxyWarning(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  const trusted = toBlockList(trustedProxies);
  let isLogged = false;

  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwarded } = request.headers;
    if (isLogged || forwarded === undefined) return done();
    const peer = request.socket.remoteAddress;
    // Not whether the client is the peer: one on the proxy's own machine is, behind a trusted proxy too.
    if (peer !== undefined && !trusted.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) {
      isLogged = true;
      request.log.warn(
        { peer },
        'X-Forwarded-For comes from an address that is not in TRUST_PROXY: it is ignored',
      );
    }
    done();
  });
}

/** The addresses and CIDR ranges as a list that also knows IPv4 addresses written as IPv6. */
function toBlockList(ranges: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) blocks.addAddress(address, family);
    else blocks.addSubnet(address, Number(bits), family);
  }
  return blocks;
}
