import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress, MIN_COMPRESSED_LENGTH } from '../http/compression.ts';

/** Compresses JSON answers of more than a packet. Documents and files bring their own variants. */
export function addCompressedJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const type = reply.getHeader('content-type');
    if (typeof payload !== 'string' || typeof type !== 'string') return payload;
    if (!type.startsWith('application/json')) return payload;
    if (request.isInner || payload.length < MIN_COMPRESSED_LENGTH) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compress(Buffer.from(payload), encoding, 'quick');
  });
}
