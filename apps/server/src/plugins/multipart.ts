import fastifyMultipart from '@fastify/multipart';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInputError } from '../errors.ts';

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
 * multipart body refuse it before it is read (see `routes/contract.ts`). A form that cannot be read
 * is the sender's fault, a 400.
 */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads', null);
  await app.register(fastifyMultipart, {
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 12, fieldSize: 4_096, parts: 13 },
  });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    try {
      request.body = await readForm(request);
    } catch (error) {
      throw toFormError(error);
    }
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  // The plug-in refuses the names of Object.prototype.
  const fields: Record<string, unknown> = {};
  const uploads = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    const { fieldname: name } = part;
    if (part.type === 'file') uploads.set(name, await part.toBuffer());
    const value = part.type === 'file' ? part.filename : part.value;
    const earlier = Object.hasOwn(fields, name) ? [fields[name]].flat() : [];
    // Given twice it is a list, which no schema takes.
    fields[name] = earlier.length === 0 ? value : [...earlier, value];
  }
  if (uploads.size > 0) request.uploads = uploads;
  return fields;
}

/** What the plug-in refuses has a status; what its parser stumbles over (a form cut off) has none. */
function toFormError(error: unknown): unknown {
  const hasStatus = error instanceof Error && 'statusCode' in error;
  return hasStatus ? error : new InvalidInputError('This form could not be read.');
}
