import { compareSchemas, resolveReference } from './compare-schemas.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * The changes of a contract that break its callers: a call that is gone or takes less, a
 * response that has less. Descriptions, and changes that callers do not see, are compatible.
 *
 * @param {object} before a bundled OpenAPI document
 * @param {object} after the same of a later commit
 * @returns {string[]} one line for each, with the operation and the place in it
 */
export function findBreaking(before, after) {
  const found = [];
  for (const [path, item] of Object.entries(before.paths ?? {})) {
    for (const method of METHODS) {
      if (item[method] === undefined) continue;
      const name = item[method].operationId ?? `${method} ${path}`;
      const nextItem = after.paths?.[path];
      if (nextItem?.[method] === undefined) found.push(`${name}: the call is gone`);
      else {
        const old = readOperation(before, item, method);
        const next = readOperation(after, nextItem, method);
        for (const text of compareOperations({ before, after, old, next })) {
          found.push(`${name}: ${text}`);
        }
      }
    }
  }
  return found;
}

/** Reads an operation with the parameters of its path, and resolves its references. */
function readOperation(contract, item, method) {
  const operation = item[method];
  const resolve = (part) => resolveReference(contract, part);
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

function* compareOperations({ before, after, old, next }) {
  const documents = { before, after };
  if (next.needsSession && !old.needsSession) yield 'it now needs a session';
  yield* compareParameters(documents, old.parameters, next.parameters);
  yield* compareBodies(documents, old.body, next.body);
  yield* compareResponses(documents, old.responses, next.responses);
}

function* compareParameters(documents, old, next) {
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

function* compareBodies(documents, old, next) {
  if (next === undefined) {
    if (old !== undefined) yield 'a body is no longer taken';
    return;
  }
  if (next.required && !old?.required) yield 'a body must now be given';
  yield* compareContents(documents, old?.content ?? {}, next.content, 'input', 'the body');
}

function* compareResponses(documents, old, next) {
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

function* compareContents(documents, old, next, side, place) {
  for (const [type, { schema }] of Object.entries(old)) {
    if (next[type] === undefined) yield `${place} as ${type} is gone`;
    else yield* compareSchemas(documents, schema, next[type].schema, side, place);
  }
}
