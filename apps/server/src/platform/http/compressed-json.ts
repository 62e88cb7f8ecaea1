import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress, MIN_COMPRESSED_LENGTH } from './compression.ts';
import { addVary } from './cross-origin.ts';

/** Compresses JSON responses of more than a packet. Documents and files have variants of their own. */
export function addCompressedJson(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const type = reply.getHeader('content-type');
    const isJson = typeof type === 'string' && type.startsWith('application/json');
    if (typeof payload !== 'string' || !isJson) return done(null, payload);
    if (request.isInner || payload.length < MIN_COMPRESSED_LENGTH) return done(null, payload);
    addVary(reply, 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    compress(Buffer.from(payload), encoding, 'quick').then((bytes) => done(null, bytes), done);
  });
}
