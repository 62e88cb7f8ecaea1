import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../../errors.ts';
import { isStorableText, UNSTORABLE_TEXT } from '../database/storable-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation reads the bytes of its body, which are signed. */
    takesRawBody?: boolean;
    /** The route reads nothing of the request, so nothing is checked. */
    takesNothing?: boolean;
  }
  interface FastifyRequest {
    /** The bytes of the body, for an operation with `takesRawBody`. */
    rawBody: Buffer | undefined;
  }
}

/**
 * Parses JSON bodies; `addMultipart` adds multipart, and every other type is a 415. An empty body with
 * the JSON content type is no body: clients send that type with every call (product 7.1.1). Raw
 * bytes are not parsed before their signature is checked.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', undefined);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      if (request.routeOptions.config.takesRawBody === true) {
        request.rawBody = body;
        done(null, {});
      } else if (body.length === 0) done(null, undefined);
      else parseJson(request, body.toString(), done);
    },
  );
}

/** Rejects text that one of the databases cannot hold. */
export function addTextCheck(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isStorable =
      request.routeOptions.config.takesNothing === true ||
      (isStorableText(request.body) &&
        isStorableText(request.query) &&
        isStorableText(request.params));
    if (isStorable) done();
    else done(new InvalidInputError(UNSTORABLE_TEXT));
  });
}
