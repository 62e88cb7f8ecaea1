import type { FastifyRequest } from 'fastify';
import { createFormError } from './parse-form.ts';
import type { Upload } from './upload.ts';

/**
 * Returns a file of a form.
 *
 * @param message what is said without it
 * @throws {InvalidInputError} without such a file
 */
export function requireUpload(request: FastifyRequest, field: string, message: string): Upload {
  const upload = request.uploads?.get(field);
  if (upload === undefined) throw createFormError({ [field]: message });
  return upload;
}
