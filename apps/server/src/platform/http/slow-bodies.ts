import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ConnectionLimits } from './http-server.ts';

/** Disconnects clients that slowly send the rest of a request after its response. */
export function addUnreadBodyTimeout(app: FastifyInstance, limits: ConnectionLimits): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // Requests of `inject` have no socket, and a closed one needs no timeout.
    const isArriving = raw.complete === false && !raw.destroyed;
    if (isArriving) watchBody(raw, limits, () => raw.socket.destroy());
    done();
  });
}

/**
 * Calls `onSlow` once when the rest of a request arrives more slowly than `minBodyRate`, averaged from now
 * on; the first `bodyTimeout` ms do not count.
 *
 * @returns the function that stops it; it also ends with the request
 */
export function watchBody(
  request: IncomingMessage,
  { bodyTimeout, minBodyRate, checkInterval }: ConnectionLimits,
  onSlow: () => void,
): () => void {
  const { socket } = request;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;

  const timer = setInterval(() => {
    const countedMs = performance.now() - startedAt - bodyTimeout;
    const received = socket.bytesRead - bytesBefore;
    const isInTime = countedMs < 0 || received > (countedMs / 1_000) * minBodyRate;
    if (!request.complete && isInTime) return;
    stop();
    if (request.complete) return;
    onSlow();
  }, checkInterval);
  timer.unref();

  function stop(): void {
    clearInterval(timer);
    request.off('close', stop);
  }
  request.once('close', stop);
  return stop;
}
