import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInputError, UnavailableError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Files of a multipart body, by field; the body itself holds their names in their place. Null
     * without any.
     */
    uploads: ReadonlyMap<string, Buffer> | null;
  }
}

/** Forms that are read at the same time: each may take as much memory as its file is long. */
export const MAX_FORMS_AT_ONCE = 20;

/**
 * Reads multipart bodies into memory: at most one file of 5 MiB and a few short fields. Nothing
 * touches the disk, so an upload that breaks off leaves nothing behind. Operations that take no
 * multipart body refuse it before it is read (see `routes/contract.ts`). A form that cannot be read
 * is the sender's fault, a 400; one that comes while {@link MAX_FORMS_AT_ONCE} others do, a 503.
 */
export async function addMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads', null);
  await app.register(fastifyMultipart, {
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 12, fieldSize: 4_096, parts: 13 },
  });
  let formsAtOnce = 0;
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (formsAtOnce >= MAX_FORMS_AT_ONCE) throw new UnavailableError();
    formsAtOnce += 1;
    try {
      request.body = await readForm(request);
    } catch (error) {
      throw toFormError(error);
    } finally {
      formsAtOnce -= 1;
    }
  });
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  // The plug-in refuses the names of Object.prototype.
  const fields: Record<string, unknown> = {};
  const uploads = new Map<string, Buffer>();
  for await (const part of request.parts()) {
    const { fieldname: name } = part;
    if (part.type === 'file') uploads.set(name, await readFile(part, request));
    const value = part.type === 'file' ? part.filename : part.value;
    const earlier = Object.hasOwn(fields, name) ? [fields[name]].flat() : [];
    // Given twice it is a list, which no schema takes.
    fields[name] = earlier.length === 0 ? value : [...earlier, value];
  }
  if (uploads.size > 0) request.uploads = uploads;
  return fields;
}

/**
 * Reads a file into one block of memory: collecting its chunks and joining them, as the plug-in's own
 * `toBuffer` does, takes twice as much.
 *
 * @throws the plug-in's error when the file is too large
 */
async function readFile({ file }: MultipartFile, request: FastifyRequest): Promise<Buffer> {
  // The system gives the memory when it is first written to: a slow sender costs what has come so far.
  const block = Buffer.allocUnsafeSlow(findMaxLength(request));
  let length = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) length += chunk.copy(block, length);
  if (file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError();
  return block.subarray(0, length);
}

/** No file in a body is longer than the body, nor than the limit. */
function findMaxLength({ headers }: FastifyRequest): number {
  const bodyLength = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return Math.min(bodyLength, AVATAR_MAX_BYTES);
}

/** What the plug-in refuses has a status; what its parser stumbles over (a form cut off) has none. */
function toFormError(error: unknown): unknown {
  const hasStatus = error instanceof Error && 'statusCode' in error;
  return hasStatus ? error : new InvalidInputError('This form could not be read.');
}
