import { bodyLimitOf } from '../../../src/platform/contract/body-limits.ts';
import type { ContractOperation } from '../../../src/platform/contract/contract-document.ts';
import type { MadeRequest } from './made-request.ts';
import { compileSchema, readPropertySchema } from './schema-arbitrary.ts';

const MAX_DEPTH = 32;

/**
 * Judges a request by the contract alone, without looking at how the server reads it. Errs on the
 * mild side: what the contract leaves open (unknown query parameters, odd headers) is no breach.
 *
 * @returns the part that the contract does not allow; undefined for a valid request
 */
export type FindBreach = (request: MadeRequest) => string | undefined;

/** The judge of one operation; compiles its schemas once. */
export function createBreachFinder(operation: ContractOperation): FindBreach {
  const findInPath = createPathJudge(operation);
  const findInQuery = createQueryJudge(operation);
  const findInHeaders = createHeaderJudge(operation);
  const findInBody = createBodyJudge(operation);
  return (request) =>
    findInSession(operation, request) ??
    findInPath(request) ??
    findInQuery(request) ??
    findInHeaders(request) ??
    findInBody(request);
}

function findInSession(
  { session, method }: ContractOperation,
  { sender, headers }: MadeRequest,
): string | undefined {
  // A generated cookie opens no session.
  const { cookie, origin, 'sec-fetch-site': site } = headers;
  const isSignedIn = sender !== 'guest' && cookie === undefined;
  if (session === 'required' && !isSignedIn) return 'session';
  if (method === 'GET') return undefined;
  return site === 'cross-site' || origin === 'null' || origin === 'https://evil.example'
    ? 'origin'
    : undefined;
}

function createPathJudge({ url, schema }: ContractOperation): FindBreach {
  const names = url.split('/');
  const judges = new Map(
    names
      .filter((part) => part.startsWith(':'))
      .map((part) => [part, createTextJudge(readPropertySchema(schema.params, part.slice(1)))]),
  );
  return (request) => {
    const parts = splitUrl(request.url).path.split('/');
    if (parts.length !== names.length) return undefined;
    const isBroken = names.some((name, index) => {
      const judge = judges.get(name);
      if (judge === undefined) return false;
      const text = decode(parts[index] ?? '');
      return text === undefined || !judge(text);
    });
    return isBroken ? 'path' : undefined;
  };
}

function createQueryJudge({ schema }: ContractOperation): FindBreach {
  const judges = new Map(
    Object.keys(Object(Object(schema.querystring).properties)).map((name) => [
      name,
      createTextJudge(readPropertySchema(schema.querystring, name)),
    ]),
  );
  return (request) => {
    const seen = new Set<string>();
    for (const pair of splitUrl(request.url).query.split('&')) {
      const [name = '', ...rest] = pair.split('=');
      const judge = judges.get(name);
      if (judge === undefined) continue;
      const text = decode(rest.join('=').replaceAll('+', ' '));
      // A broken escape has no defined meaning.
      if (seen.has(name) || (text !== undefined && !judge(text))) return 'query';
      seen.add(name);
    }
    return undefined;
  };
}

function createHeaderJudge({ schema }: ContractOperation): FindBreach {
  const judges = Object.keys(Object(Object(schema.headers).properties)).map(
    (name) =>
      [name.toLowerCase(), createTextJudge(readPropertySchema(schema.headers, name))] as const,
  );
  return ({ headers }) => {
    const isBroken = judges.some(([name, judge]) => {
      const value = headers[name];
      return value !== undefined && !judge(value.trim());
    });
    return isBroken ? 'header' : undefined;
  };
}

function createBodyJudge(operation: ContractOperation): FindBreach {
  const { method, schema, bodyTypes, isBodyRequired } = operation;
  // The contract says that a larger body is a 413.
  const bodyLimit = bodyLimitOf(operation);
  if (method === 'GET') return () => undefined;
  const json = Object(Object(Object(schema.body).content)['application/json']).schema;
  const fits = json === undefined ? undefined : compileSchema(json);
  return ({ headers, payload }) => {
    const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const isEmpty = payload === undefined || payload.length === 0;
    if (Buffer.byteLength(payload ?? '') > bodyLimit && !type.startsWith('multipart/'))
      return 'body';
    if (bodyTypes.length === 0) return type.startsWith('multipart/') ? 'content type' : undefined;
    // Without a body, the type has no meaning.
    if (type !== '' && !bodyTypes.includes(type)) return 'content type';
    if (isEmpty) return isBodyRequired ? 'body' : undefined;
    if (type !== 'application/json' || fits === undefined) return undefined;
    return isAllowedJson(payload.toString(), fits) ? undefined : 'body';
  };
}

function isAllowedJson(json: string, fits: (value: unknown) => boolean): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return fits(value) && isStorable(value);
  } catch {
    return false;
  }
}

/** "Requests" in the contract's preface: no NUL, no half of a surrogate pair. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  return Object.entries(value).every(
    ([key, item]) => isStorable(key, depth + 1) && isStorable(item, depth + 1),
  );
}

/** Checks a text of a URL or a header against a schema. */
function createTextJudge(schema: object): (text: string) => boolean {
  const fits = compileSchema(schema);
  const { type }: { type?: unknown } = schema;
  return (text) => {
    if (!isStorable(text)) return false;
    if (type === 'integer') return /^-?\d+$/.test(text) && fits(Number(text));
    if (type === 'boolean') return text === 'true' || text === 'false';
    return fits(text);
  };
}

function splitUrl(url: string): { path: string; query: string } {
  const [address = ''] = url.split('#', 1);
  const at = address.indexOf('?');
  return at < 0
    ? { path: address, query: '' }
    : { path: address.slice(0, at), query: address.slice(at + 1) };
}

/** @returns undefined where an escape is broken */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
