import { readdir, readFile } from 'node:fs/promises';
import contract from '@haat/openapi' with { type: 'json' };
import { describe, expect, it } from 'vitest';

interface Operation {
  readonly operationId?: string;
  readonly 'x-error-codes'?: readonly string[];
}

/** The codes that only some operations send, by operationId; the server's tests hold them true. */
const ownCodes = new Map(
  Object.values<object>(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, 'x-error-codes': codes = [] }: Operation) =>
      operationId === undefined ? [] : [[operationId, codes] as const],
    ),
);
const special = new Set(Array.from(ownCodes.values()).flat());

const folders = ['../src/resources/', '../src/desk/'].map((path) => new URL(path, import.meta.url));
const files = await Promise.all(
  folders.map(async (folder) => (await readdir(folder)).map((name) => new URL(name, folder))),
);
const sources = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));

/** A documentation comment, the method under it, and the operation that the method calls. */
const METHOD =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+(?:async )?(\w+)(?:\(|: \(async \()(?:(?!\/\*\*)[\s\S])*?call\('(\w+)'/g;

const methods = sources.flatMap((source) =>
  Array.from(source.matchAll(METHOD), ([, comment = '', method = '', operation = '']) => ({
    method,
    operation,
    named: Array.from(comment.matchAll(/`(\w+)`/g), ([, word = '']) => word).filter((word) =>
      special.has(word),
    ),
  })),
);

describe('the documentation of the methods', () => {
  it('is found for every operation with codes of its own', () => {
    const found = new Set(methods.map(({ operation }) => operation));
    const missing = Array.from(ownCodes.keys()).filter(
      (operation) => ownCodes.get(operation)?.length && !found.has(operation),
    );
    // The webhook is called by payment providers.
    expect(missing).toEqual(['receivePaymentWebhook']);
  });

  it.each(methods)('of $method names the codes of $operation', ({ operation, named }) => {
    expect(named.toSorted()).toEqual(Array.from(ownCodes.get(operation) ?? []).toSorted());
  });
});
