import type { OperationId, RequestOf } from '../contract/operation-types.ts';
import type { Operation, ParameterPlace } from '../contract/operations.ts';
import { validateAt, validateParameters } from '../contract/validate-request.ts';
import { type FieldError, summarizeErrors, toFieldError, toFieldErrors } from './form-errors.ts';
import { MockShopError } from './mock-shop-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request with its parameters parsed into the numbers and booleans of their types. */
export interface RawRequest extends Readonly<Record<ParameterPlace, Values>> {
  /** The body: JSON, or a form as an object; undefined when there is none. */
  readonly body: unknown;
  /** The body as text where it is JSON, '' otherwise. */
  readonly text: string;
  /** JSON pointer to the schema of the body; null when the operation takes none. */
  readonly bodySchema: string | null;
}

const NO_BODY = { body: undefined, text: '', bodySchema: null };

/**
 * Parses a request without validating it.
 *
 * @param params the parts of the path by name
 * @throws MockShopError 400 when the body is no JSON or no form, 415 for another content type
 */
export async function readRequest(
  operation: Operation,
  request: Request,
  params: Values,
): Promise<RawRequest> {
  const search = new URL(request.url).searchParams;
  return {
    path: params,
    query: parseValues(operation, 'query', (name) => search.get(name)),
    header: parseValues(operation, 'header', (name) => request.headers.get(name)),
    ...(operation.bodies.size === 0 ? NO_BODY : await readBody(operation, request)),
  };
}

/**
 * Asserts that a request follows the contract, in the server's order: the path, the body, the query, the
 * headers. The first of them that does not is rejected.
 *
 * @throws MockShopError 400 naming every wrong field of the body, with the form's messages, or the first
 *   wrong parameter
 */
export function assertFollowsContract<Id extends OperationId>(
  operation: Operation<Id>,
  raw: RawRequest,
): asserts raw is RawRequest & RequestOf<Id> {
  assertParameters(operation, raw, 'path');
  if (raw.bodySchema !== null) {
    const issues = validateAt(raw.bodySchema, raw.body);
    if (issues.length > 0) throw toInvalidError(toFieldErrors(operation.id, issues, raw.body));
  }
  assertParameters(operation, raw, 'query');
  assertParameters(operation, raw, 'header');
}

/** @throws MockShopError 400 naming the first wrong parameter of the place */
function assertParameters(operation: Operation, raw: RawRequest, place: ParameterPlace): void {
  const [issue] = validateParameters(operation, place, raw[place]);
  if (issue !== undefined) throw toInvalidError([toFieldError(issue)]);
}

function toInvalidError(errors: readonly FieldError[]): MockShopError {
  return new MockShopError(400, summarizeErrors(errors), { errors });
}

function parseValues(
  { parameters }: Operation,
  place: ParameterPlace,
  read: (name: string) => string | null,
): Values {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.place === place)
      .flatMap(({ name, type }) => {
        const text = read(name);
        return text === null ? [] : [[name, parseValue(type, text)]];
      }),
  );
}

/** The value that a text stands for; the text itself when it is none of that type. */
function parseValue(type: unknown, text: string): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

async function readBody(
  { bodies }: Operation,
  request: Request,
): Promise<Pick<RawRequest, 'body' | 'text' | 'bodySchema'>> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  const bodySchema = bodies.get(contentType);
  if (bodySchema === undefined) {
    throw new MockShopError(415, 'This kind of content is not supported.');
  }
  try {
    if (contentType === 'multipart/form-data') {
      return { body: Object.fromEntries(await request.formData()), text: '', bodySchema };
    }
    const text = await request.text();
    // Like the server: of a missing body, every field is missing.
    return { body: text === '' ? {} : JSON.parse(text, assertWellFormed), text, bodySchema };
  } catch {
    throw new MockShopError(400, 'This request could not be read.', { code: 'request_unreadable' });
  }
}

/** A reviver of JSON that, like the server, takes no half of a surrogate pair. */
function assertWellFormed(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('Not well-formed');
  return value;
}
