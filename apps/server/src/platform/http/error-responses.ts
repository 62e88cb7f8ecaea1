import {
  cutText,
  type FieldErrors,
  INVALID_EMAIL_MESSAGE,
  LANGUAGE_TAGS,
  type Language,
  toLanguagePath,
} from '@haat/domain';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import type { Config } from '../../config.ts';
import {
  type ErrorCode,
  type FieldError,
  InvalidInputError,
  NotFoundError,
  ShopError,
  StorageFullError,
  summarizeErrors,
  TooLargeError,
  toFieldErrors,
  toHindiMessage,
  UnavailableError,
  UnsupportedTypeError,
} from '../../errors.ts';
import { toShopError } from '../database/database-errors.ts';
import { createCrossOriginHeaders } from './cross-origin.ts';
import { createSecurityHeaders } from './security-headers.ts';

/** The contract's error envelope. */
export interface ErrorBody {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: readonly FieldError[];
  details?: object;
}

/** Message of an error for a request that violates HTTP. */
export const UNREADABLE_MESSAGE = 'This request could not be read.';

/** Message for a URL below /api that no call has. */
const NO_SUCH_CALL_MESSAGE =
  'There is no such call. The API is at /api/v1, and /api/docs lists all calls.';

/** Most errors in the response to one invalid body. */
const MAX_ERRORS = 20;
/** Most characters of a field's name in an error: a client chooses the names of its fields. */
const MAX_NAME_LENGTH = 100;

const HIDDEN_MESSAGE = 'Something went wrong. Please try again.';

/**
 * Turns every error into a response: the envelope of the contract with the right status. An error that
 * is no {@link ShopError} is a bug: it is logged in full under the request id, and the shopper reads a
 * general sentence.
 *
 * @param options.noteFullStorage is called for each request that fails on a full database, instead of
 *   logging it: one cause needs one line
 */
export function addErrorResponses(
  app: FastifyInstance,
  { noteFullStorage }: { noteFullStorage(): void },
): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = toKnownError(error, request);
    if (known instanceof StorageFullError) {
      noteFullStorage();
    } else if (known === undefined || known.statusCode >= 500) {
      const level = known === undefined ? 'error' : 'warn';
      request.log[level]({ err: error, route: request.routeOptions.url }, 'request failed');
    }
    if (reply.sent) return reply;
    reply.code(known?.statusCode ?? 500);
    reply.header('cache-control', 'no-store');
    // On an open connection the rest of the request would be read to its end for nothing.
    if (known?.statusCode === 503 && !request.raw.complete) reply.header('connection', 'close');
    if (known?.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    return sendError(request, reply, toErrorBody(known));
  });

  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('cache-control', 'no-store');
    return sendError(request, reply, toErrorBody(new NotFoundError('Page', explainPath(request))));
  });
}

/** What a URL below /api without a route is told; undefined for a page. */
function explainPath({ url }: FastifyRequest): string | undefined {
  return /^\/api(?=[/?]|$)/.test(url) ? NO_SUCH_CALL_MESSAGE : undefined;
}

/** Programs get the envelope; a browser that opens the URL in a tab gets a page with links. */
function sendError(request: FastifyRequest, reply: FastifyReply, body: ErrorBody): FastifyReply {
  const isDocument = request.headers.accept?.includes('text/html') ?? false;
  if (!isDocument || request.url.startsWith('/api/')) {
    return reply.type('application/json; charset=utf-8').send(body);
  }
  return reply.type('text/html; charset=utf-8').send(toErrorPage(body, findLanguage(request)));
}

/** The language of a page's path. */
function findLanguage({ url }: FastifyRequest): Language {
  return url.startsWith(toLanguagePath('/', 'hi')) ? 'hi' : 'en';
}

/** What an error page offers. */
const ERROR_LINKS: Readonly<Record<Language, { retry: string; shop: string }>> = {
  en: { retry: 'Try again', shop: 'Go to the shop' },
  hi: { retry: 'फिर कोशिश करें', shop: 'दुकान पर जाएँ' },
};

function toErrorPage(body: ErrorBody, language: Language): string {
  const message = language === 'hi' ? toHindiMessage(body.code) : body.message;
  const { retry, shop } = ERROR_LINKS[language];
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(message)}</title>
<h1>${escapeHtml(message)}</h1>
<p><a href="">${retry}</a> · <a href="${toLanguagePath('/', language)}">${shop}</a></p>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Responds to a URL that the router cannot decode (a broken %-escape), before any hook has run. */
export function createFrameworkErrors(config: Config) {
  const headers = createSecurityHeaders(config);
  return function sendFrameworkError(
    _error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    reply.code(400).headers(headers).headers(createCrossOriginHeaders(config, request));
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    reply.send(
      toErrorBody(
        new InvalidInputError('This address could not be read.', undefined, 'request_unreadable'),
      ),
    );
  };
}

/** The envelope of an error; undefined: of a bug, without its details. */
export function toErrorBody(error: ShopError | undefined): ErrorBody {
  if (error === undefined)
    return { success: false, message: HIDDEN_MESSAGE, code: 'internal_error' };
  const { message, code } = error;
  const body: ErrorBody = { success: false, message, code };
  if (error.fieldErrors !== undefined && error.fieldErrors.length > 0) {
    body.errors = error.fieldErrors;
  }
  if (error.details !== undefined) body.details = error.details;
  return body;
}

function toKnownError(error: unknown, request: FastifyRequest): ShopError | undefined {
  if (error instanceof ShopError) return error;
  if (isFastifyError(error)) {
    if (error.validation !== undefined) {
      return toInvalidInput(error.validation, checkForm(error, request));
    }
    const known = fromFrameworkError(error);
    if (known !== undefined) return known;
  }
  return toShopError(error);
}

/** The error for an error of Fastify, by its documented codes. */
function fromFrameworkError(error: FastifyError): ShopError | undefined {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new UnavailableError();
  if (error.statusCode === 413) return new TooLargeError();
  if (error.statusCode === 415) return new UnsupportedTypeError();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new InvalidInputError(UNREADABLE_MESSAGE, undefined, 'request_unreadable');
  }
  return undefined;
}

function isFastifyError(error: unknown): error is FastifyError {
  return (
    error instanceof Error && ('code' in error || 'statusCode' in error || 'validation' in error)
  );
}

/** The invalid fields of a rejected body by the operation's form, in its texts. */
function checkForm(error: FastifyError, request: FastifyRequest): FieldErrors {
  if (error.validationContext !== 'body') return {};
  return request.routeOptions.config.checkForm?.(request.body) ?? {};
}

function toInvalidInput(
  issues: readonly FastifySchemaValidationError[],
  formErrors: FieldErrors,
): InvalidInputError {
  const messages = new Map<string, string>();
  for (const { field, message } of toFieldErrors(formErrors)) messages.set(field, message);
  for (const issue of issues) {
    if (messages.size >= MAX_ERRORS) break;
    const { field, message } = toFieldError(issue);
    // The form's text comes first; of Ajv's errors of one field the first is the most specific.
    if (!messages.has(field)) messages.set(field, message);
    // Forms trim spaces around an e-mail address and accept them; the contract does not.
    const { format } = issue.params;
    const isEmail = issue.keyword === 'format' && format === 'email';
    if (isEmail && !Object.hasOwn(formErrors, field)) messages.set(field, INVALID_EMAIL_MESSAGE);
  }
  const fieldErrors = Array.from(messages, ([field, message]) => ({ field, message }));
  return new InvalidInputError(summarizeErrors(fieldErrors), fieldErrors);
}

function toFieldError(issue: FastifySchemaValidationError): FieldError {
  const path = issue.instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty: missing, additionalProperty, unevaluatedProperty } = issue.params;
  if (issue.keyword === 'required' && typeof missing === 'string') {
    const field = [...path, missing].join('.');
    return { field, message: `${field} is required.` };
  }
  const unknown = additionalProperty ?? unevaluatedProperty;
  if (typeof unknown === 'string') {
    const field = shorten([...path, unknown].join('.'));
    return { field, message: `${field} is not a known field.` };
  }
  const field = path.join('.');
  const name = field === '' ? 'The request' : field;
  return { field, message: `${name} ${describeIssue(issue)}.` };
}

function shorten(name: string): string {
  const cut = cutText(name, MAX_NAME_LENGTH);
  return cut === name ? name : `${cut}…`;
}

/** Ajv's sentence when a shopper can understand it. */
function describeIssue({ keyword, message, params }: FastifySchemaValidationError): string {
  const { allowedValues } = params;
  if (Array.isArray(allowedValues)) return `must be one of ${allowedValues.join(', ')}`;
  if (message === undefined || keyword === 'pattern' || keyword === 'format') return 'is not valid';
  return message
    .replace('NOT have fewer than', 'have at least')
    .replace('NOT have more than', 'have at most');
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
