import type { FastifyInstance } from 'fastify';

/**
 * Logs once when X-Forwarded-For comes from an IP address that TRUST_PROXY does not name: all shoppers
 * behind such a proxy share its IP address, and so its rate limits.
 */
export function addUntrustedProxyWarning(app: FastifyInstance): void {
  let isLogged = false;

  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    // With a trusted peer the client's IP address differs from the peer's.
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined && request.ip === peer) {
      isLogged = true;
      request.log.warn(
        { peer },
        'X-Forwarded-For comes from an address that is not in TRUST_PROXY: it is ignored',
      );
    }
    done();
  });
}
