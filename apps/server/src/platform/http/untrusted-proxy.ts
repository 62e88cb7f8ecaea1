import type { FastifyInstance } from 'fastify';

/**
 * Logs once when X-Forwarded-For comes from an address that TRUST_PROXY does not name: if a proxy sends
 * it, all shoppers behind that proxy share one address, and so its rate limits.
 */
export function addUntrustedProxyWarning(app: FastifyInstance): void {
  let isLogged = false;

  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress;
    // The client's address is another one where the peer is trusted.
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
