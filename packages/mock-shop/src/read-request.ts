import { checkSchema, type Fault } from './check-schema.ts';
import { FORM_ERROR_MESSAGE, toFieldErrors } from './form-errors.ts';
import { REQUEST_RULES } from './generated/request-rules.ts';
import { MockShopError } from './mock-shop-error.ts';
import type { OperationId, RequestOf } from './operation-types.ts';
import type { ParameterPlace, ParametersSchema, Schema } from './request-rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** A request as it came, its texts turned into the numbers and booleans they stand for. */
export interface RawRequest extends Readonly<Record<ParameterPlace, Values>> {
  /** The body: JSON, or a form as an object. undefined when there is none. */
  readonly body: unknown;
  /** The body as text where it is JSON, '' otherwise. */
  readonly text: string;
  /** What the contract asks of a body of this content type; null when none is taken. */
  readonly bodySchema: Schema | null;
}

const NO_BODY = { body: undefined, text: '', bodySchema: null };

/**
 * Reads a request of an operation; nothing is checked but that it can be read.
 *
 * @param params the parts of the path by name
 * @throws MockShopError 400 when the body is no JSON or no form, 415 when it is neither by its type
 */
export async function readRequest(
  id: OperationId,
  request: Request,
  params: Values,
): Promise<RawRequest> {
  const { parameters, body } = REQUEST_RULES[id];
  const search = new URL(request.url).searchParams;
  return {
    path: params,
    query: readValues(parameters.query, (name) => search.get(name)),
    header: readValues(parameters.header, (name) => request.headers.get(name)),
    ...(body === null ? NO_BODY : await readBody(body, request)),
  };
}

/**
 * Checks a request against the contract.
 *
 * @throws MockShopError 400 naming every wrong field, in the words of spec §5 where it has some
 */
export function assertFollowsContract<Id extends OperationId>(
  id: Id,
  raw: RawRequest,
): asserts raw is RawRequest & RequestOf<Id> {
  const { parameters } = REQUEST_RULES[id];
  const faults: Fault[] = [
    ...checkSchema(parameters.path, raw.path),
    ...checkSchema(parameters.query, raw.query),
    ...checkSchema(parameters.header, raw.header),
    ...(raw.bodySchema === null ? [] : checkSchema(raw.bodySchema, raw.body)),
  ];
  if (faults.length === 0) return;
  const errors = toFieldErrors(id, faults, raw.body);
  const [first] = errors;
  const message = errors.length === 1 && first !== undefined ? first.message : FORM_ERROR_MESSAGE;
  throw new MockShopError(400, message, { errors });
}

function readValues(schema: ParametersSchema, read: (name: string) => string | null): Values {
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { type }]) => {
      const text = read(name);
      return text === null ? [] : [[name, toValue(type, text)]];
    }),
  );
}

/** What a text stands for; the text itself when it stands for nothing of that type. */
function toValue(type: Schema['type'], text: string): unknown {
  if (type === 'boolean' && /^(?:true|false)$/.test(text)) return text === 'true';
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}

async function readBody(
  rules: Readonly<Record<string, Schema>>,
  request: Request,
): Promise<Pick<RawRequest, 'body' | 'text' | 'bodySchema'>> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const contentType = type.trim().toLowerCase();
  const bodySchema = Object.hasOwn(rules, contentType) ? rules[contentType] : undefined;
  if (bodySchema === undefined) {
    throw new MockShopError(415, 'This kind of content is not supported.');
  }
  try {
    if (contentType === 'multipart/form-data') {
      return { body: Object.fromEntries(await request.formData()), text: '', bodySchema };
    }
    const text = await request.text();
    // Like the server: of a body that is missing, every field is missing.
    return { body: text === '' ? {} : JSON.parse(text), text, bodySchema };
  } catch {
    throw new MockShopError(400, 'This request could not be read.');
  }
}
