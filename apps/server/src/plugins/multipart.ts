import fastifyMultipart from '@fastify/multipart';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Files of a multipart body, by field; the body itself holds their names in their place. Null
     * without any.
     */
    uploads: ReadonlyMap<string, Buffer> | null;
  }
}

/**
 * Reads multipart bodies into memory: at most one file of 5 MiB and a few short fields. Nothing
 * touches the disk, so an upload that breaks off leaves nothing behind. Operations that take no
 * multipart body refuse it before it is read (see `routes/contract.ts`).
 */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads', null);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 12, fieldSize: 4_096, parts: 13 },
    async onFile(part) {
      const bytes = await part.toBuffer();
      this.uploads = new Map([...(this.uploads ?? []), [part.fieldname, bytes]]);
      part.value = part.filename;
    },
  });
}
