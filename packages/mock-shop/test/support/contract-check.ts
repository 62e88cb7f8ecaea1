import {
  escapePointer,
  OPERATIONS,
  type Operation,
  resolvePointer,
  valueAt,
} from '../../src/contract/operations.ts';
import { validateAt } from '../../src/contract/validate-request.ts';

/** The operation of a request, by method and path. */
export function operationOf(request: Request): Operation {
  const { pathname } = new URL(request.url);
  const found = OPERATIONS.filter(({ method, path }) => {
    const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
    return (
      method === request.method.toLowerCase() &&
      new RegExp(`^(?:/api/v1)?${pattern}$`).test(pathname)
    );
  }).sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  const [operation] = found;
  if (operation === undefined) throw new Error(`${request.method} ${pathname} is no operation.`);
  return operation;
}

/** How a response differs from the contract: in status, headers, content type or body. */
export async function findViolations(
  { pointer }: Operation,
  response: Response,
): Promise<string[]> {
  const at = resolvePointer(`${pointer}/responses/${response.status}`);
  if (valueAt(at) === undefined) return [`status ${response.status} is not in the contract`];
  const violations: string[] = [];
  if (valueAt(`${at}/headers/X-Request-Id`) && !response.headers.has('x-request-id')) {
    violations.push('there is no X-Request-Id');
  }
  if (valueAt(`${at}/headers/Retry-After`) && !response.headers.has('retry-after')) {
    violations.push('there is no Retry-After');
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const content = `${at}/content/${escapePointer(type)}`;
  if (valueAt(content) === undefined) return [...violations, `${type} is not in the contract`];
  if (type !== 'application/json') {
    const { byteLength } = await response.arrayBuffer();
    return byteLength > 0 ? violations : [...violations, 'there are no bytes'];
  }
  const body: unknown = await response.json();
  const issues = validateAt(`${content}/schema`, body);
  return [
    ...violations,
    ...findWrongCode(pointer, response.status, body),
    ...issues.map(({ instancePath, message }) => `${instancePath} ${message}`),
  ];
}

/** How the code of an error differs from its status and from the codes of its operation. */
function findWrongCode(pointer: string, status: number, body: unknown): string[] {
  const { code } = Object(body);
  if (code === undefined) return [];
  const expected = valueAt(`/components/schemas/ErrorCode/x-codes/${code}/status`);
  if (expected !== status) return [`${code} is a code of status ${expected}, not ${status}`];
  const isSpecial = OPERATIONS.some((operation) => listsCode(operation.pointer, code));
  return isSpecial && !listsCode(pointer, code) ? [`the operation does not list ${code}`] : [];
}

function listsCode(pointer: string, code: string): boolean {
  const own = valueAt(`${pointer}/x-error-codes`);
  return Array.isArray(own) && own.includes(code);
}

/** The message of an operation's success in the contract's example; undefined where it has none. */
export function exampleMessageOf({ pointer, successStatus }: Operation): unknown {
  return valueAt(`${pointer}/responses/${successStatus}/content/application~1json/example/message`);
}
