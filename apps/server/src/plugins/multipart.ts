import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { AVATAR_MAX_BYTES } from '@haat/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInputError, UnavailableError } from '../errors.ts';
import { toAddressKey } from '../http/address-key.ts';
import type { ConnectionLimits } from '../http/http-server.ts';
import { watchBody } from './slow-bodies.ts';

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
/** So that one address, which may send each for minutes, leaves places for others. */
export const MAX_FORMS_PER_ADDRESS = 10;

/**
 * Reads multipart bodies into memory: at most one file of 5 MiB and a few short fields. Nothing
 * touches the disk, so an upload that breaks off leaves nothing behind. Operations that take no
 * multipart body refuse it before it is read (see `routes/contract.ts`). A form that cannot be read
 * is the sender's fault, a 400; one that comes too slowly, or while {@link MAX_FORMS_AT_ONCE} others do
 * ({@link MAX_FORMS_PER_ADDRESS} of its address), gets a 503.
 */
export async function addMultipart(app: FastifyInstance, limits: ConnectionLimits): Promise<void> {
  app.decorateRequest('uploads', null);
  await app.register(fastifyMultipart, {
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 12, fieldSize: 4_096, parts: 13 },
  });
  /** Addresses of the forms that are being read. */
  const senders: string[] = [];
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    const sender = toAddressKey(request.ip);
    const ofSender = senders.filter((other) => other === sender);
    if (senders.length >= MAX_FORMS_AT_ONCE || ofSender.length >= MAX_FORMS_PER_ADDRESS) {
      throw new UnavailableError();
    }
    senders.push(sender);
    try {
      request.body = await readFormInTime(request, limits);
    } catch (error) {
      throw toFormError(error);
    } finally {
      senders.splice(senders.indexOf(sender), 1);
    }
  });
}

/** @throws {UnavailableError} when the form comes too slowly; see {@link watchBody} */
async function readFormInTime(
  request: FastifyRequest,
  limits: ConnectionLimits,
): Promise<Record<string, unknown>> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const stop = watchBody(request.raw, limits, () =>
    reject(new UnavailableError('Your connection is too slow for this upload. Please try again.')),
  );
  try {
    return await Promise.race([readForm(request), tooSlow]);
  } finally {
    stop();
  }
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
