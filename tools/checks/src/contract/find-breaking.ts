import { compareSchemas, type Documents, type Side } from './compare-schemas.ts';
import {
  type Body,
  type Content,
  type Contract,
  METHODS,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  resolveReference,
} from './contract.ts';

/** An operation without references. */
interface ReadOperation {
  /** By place and name, such as `query page`. */
  parameters: Map<string, Parameter>;
  body: Body | undefined;
  /** Those of success. */
  responses: { status: string; content: Content }[];
  needsSession: boolean;
}

/**
 * The changes of a contract that break its callers: a call that is gone or takes less, a
 * response that has less. Descriptions, and changes that callers do not see, are compatible.
 *
 * @param before a bundled OpenAPI document
 * @param after the same of a later commit
 * @returns one line for each, with the operation and the place in it
 */
export function findBreaking(before: Contract, after: Contract): string[] {
  const found: string[] = [];
  for (const [path, item] of Object.entries(before.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      const name = operation.operationId ?? `${method} ${path}`;
      const nextItem = after.paths?.[path];
      const successor = nextItem?.[method];
      if (nextItem === undefined || successor === undefined) {
        found.push(`${name}: the call is gone`);
      } else {
        const old = readOperation(before, item, operation);
        const next = readOperation(after, nextItem, successor);
        for (const text of compareOperations({ before, after }, old, next)) {
          found.push(`${name}: ${text}`);
        }
      }
    }
  }
  return found;
}

/** Reads an operation with the parameters of its path, and resolves its references. */
function readOperation(contract: Contract, item: PathItem, operation: Operation): ReadOperation {
  const resolve = <Part extends Reference>(part: Part) => resolveReference(contract, part);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  return {
    parameters: new Map(parameters.map((one) => [`${one.in} ${one.name}`, one])),
    body: operation.requestBody && resolve(operation.requestBody),
    responses: Object.entries(operation.responses ?? {})
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => ({ status, content: resolve(response).content ?? {} })),
    needsSession: (operation.security ?? contract.security ?? []).length > 0,
  };
}

function* compareOperations(
  documents: Documents,
  old: ReadOperation,
  next: ReadOperation,
): Generator<string, void> {
  if (next.needsSession && !old.needsSession) yield 'it now needs a session';
  yield* compareParameters(documents, old.parameters, next.parameters);
  yield* compareBodies(documents, old.body, next.body);
  yield* compareResponses(documents, old.responses, next.responses);
}

function* compareParameters(
  documents: Documents,
  old: ReadOperation['parameters'],
  next: ReadOperation['parameters'],
): Generator<string, void> {
  for (const [place, parameter] of old) {
    const successor = next.get(place);
    if (successor === undefined) yield `${place} is no longer taken`;
    else {
      if (successor.required && !parameter.required) yield `${place} must now be given`;
      yield* compareSchemas(documents, parameter.schema, successor.schema, 'input', place);
    }
  }
  for (const [place, parameter] of next) {
    if (parameter.required && !old.has(place)) yield `${place} must now be given`;
  }
}

function* compareBodies(
  documents: Documents,
  old: Body | undefined,
  next: Body | undefined,
): Generator<string, void> {
  if (next === undefined) {
    if (old !== undefined) yield 'a body is no longer taken';
    return;
  }
  if (next.required && !old?.required) yield 'a body must now be given';
  yield* compareContents(documents, old?.content ?? {}, next.content, 'input', 'the body');
}

function* compareResponses(
  documents: Documents,
  old: ReadOperation['responses'],
  next: ReadOperation['responses'],
): Generator<string, void> {
  for (const { status, content } of old) {
    const successor = next.find((response) => response.status === status);
    if (successor === undefined) yield `${status} is no longer a response`;
    else yield* compareContents(documents, content, successor.content, 'output', status);
  }
  for (const { status } of next) {
    if (!old.some((response) => response.status === status))
      yield `${status} may now be a response`;
  }
}

function* compareContents(
  documents: Documents,
  old: Content,
  next: Content,
  side: Side,
  place: string,
): Generator<string, void> {
  for (const [type, { schema }] of Object.entries(old)) {
    const successor = next[type];
    if (successor === undefined) yield `${place} as ${type} is gone`;
    else yield* compareSchemas(documents, schema, successor.schema, side, place);
  }
}
