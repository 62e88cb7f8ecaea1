import { addAbortSignal, finished } from 'node:stream';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { AVATAR_MAX_BYTES, AVATAR_TOO_LARGE_MESSAGE } from '@haat/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInputError, TooLargeError, UnavailableError } from '../../errors.ts';
import { toAddressKey } from './address-key.ts';
import type { ConnectionLimits } from './http-server.ts';
import { watchBody } from './slow-bodies.ts';
import { saveUpload, type Upload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Files of a multipart body, by field; the body has their names in their place. Null without files.
     */
    uploads: ReadonlyMap<string, Upload> | null;
  }
}

/** Most forms that are read at the same time: each takes disk space for its file. */
export const MAX_FORMS_AT_ONCE = 20;
/** Most forms of one IP address, which may send each for minutes, so that others can send too. */
export const MAX_FORMS_PER_ADDRESS = 10;

/**
 * Reads multipart bodies: at most one file of 5 MiB, which goes to the disk, and a few short fields. An
 * upload leaves no file behind (see {@link Upload}). Operations without a multipart body reject one before
 * it is read (see `contract.ts`). A malformed form is a 400; a form that arrives too slowly, or while
 * {@link MAX_FORMS_AT_ONCE} others do ({@link MAX_FORMS_PER_ADDRESS} of its IP address), is a 503.
 */
export async function addMultipart(app: FastifyInstance, limits: ConnectionLimits): Promise<void> {
  app.decorateRequest('uploads', null);
  await app.register(fastifyMultipart, {
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 12, fieldSize: 4_096, parts: 13 },
    // Its error names no field; `readFile` throws one that does.
    throwFileSizeLimit: false,
  });
  /** IP addresses of the forms that are being read. */
  const senders: string[] = [];
  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    const sender = toAddressKey(request.ip);
    const ofSender = senders.filter((other) => other === sender);
    if (senders.length >= MAX_FORMS_AT_ONCE || ofSender.length >= MAX_FORMS_PER_ADDRESS) {
      throw new UnavailableError();
    }
    senders.push(sender);
    try {
      request.body = await readFormInTime(request, reply, limits);
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
  reply: FastifyReply,
  limits: ConnectionLimits,
): Promise<Record<string, unknown>> {
  const controller = new AbortController();
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const stop = watchBody(request.raw, limits, () =>
    reject(new UnavailableError('Your connection is too slow for this upload. Please try again.')),
  );
  try {
    return await Promise.race([readForm(request, reply, controller.signal), tooSlow]);
  } finally {
    stop();
    // Ends the reading of a file whose sender was too slow, so that it is closed.
    controller.abort();
  }
}

async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  // The plug-in rejects the names of Object.prototype.
  const fields: Record<string, unknown> = {};
  const uploads = new Map<string, Upload>();
  for await (const part of request.parts()) {
    const { fieldname: name } = part;
    if (part.type === 'file') uploads.set(name, await readFile(part, reply, signal));
    const value = part.type === 'file' ? part.filename : part.value;
    const earlier = Object.hasOwn(fields, name) ? [fields[name]].flat() : [];
    // A repeated field becomes a list, which no schema accepts.
    fields[name] = earlier.length === 0 ? value : [...earlier, value];
  }
  if (uploads.size > 0) request.uploads = uploads;
  return fields;
}

/**
 * Saves a file until its request has its response, or its connection is gone.
 *
 * @throws {TooLargeError} naming the field whose file is too large
 */
async function readFile(
  { file, fieldname: field }: MultipartFile,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<Upload> {
  const upload = await saveUpload(addAbortSignal(signal, file));
  // Both an ended response and a connection that broke off finish the stream.
  finished(reply.raw, () => void upload.file.close());
  if (file.truncated) {
    const message = AVATAR_TOO_LARGE_MESSAGE;
    throw new TooLargeError(message, [{ field, message }]);
  }
  return upload;
}

/** Errors of the plug-in have a status; errors of its parser, such as for a truncated form, have none. */
function toFormError(error: unknown): unknown {
  const hasStatus = error instanceof Error && 'statusCode' in error;
  return hasStatus
    ? error
    : new InvalidInputError('This form could not be read.', undefined, 'request_unreadable');
}
