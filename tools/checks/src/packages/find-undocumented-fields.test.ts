import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUndocumentedFields } from './find-undocumented-fields.ts';
import { installSample } from './install-sample.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'haat-hover-'));
});

afterEach(() => rm(project, { recursive: true }));

/** The fields of a declaration file that show no documentation. */
async function findIn(index: string): Promise<string[]> {
  await installSample(project, { index });
  return (await findUndocumentedFields(project, 'sample')).undocumented;
}

/** Installs a package that others depend on. */
async function installOther(folder: string): Promise<void> {
  const other = join(folder, 'other');
  await mkdir(other, { recursive: true });
  await writeFile(join(other, 'index.js'), '');
  const declarations =
    'export interface Other { name: string }\nexport type Copy<T> = { [K in keyof T]: T[K] };';
  await writeFile(join(other, 'index.d.ts'), declarations);
  const manifest = { name: 'other', version: '1.0.0', type: 'module', exports: './index.js' };
  await writeFile(join(other, 'package.json'), JSON.stringify(manifest));
}

it('counts the fields of interfaces, aliases and classes of every entry point, each once', async () => {
  await installSample(project, {
    index: `export interface Amount {
        /** In paise. */
        paise: number;
        currency: string;
      }
      export type Line = { readonly name: string };`,
    desk: `export declare class Ledger { total: number }
      export type { Line } from './index.js';`,
  });
  expect(await findUndocumentedFields(project, 'sample')).toEqual({
    documented: 1,
    undocumented: ['Amount.currency', 'Line.name', 'Ledger.total'],
  });
});

it('looks into unions, intersections, lists and types that are not exported', async () => {
  const undocumented = await findIn(`type Base = { id: string };
    interface Hidden { text: string }
    export type Reply = Base & {
      /** The oldest first. */
      lines?: readonly { price: number }[];
    };
    export type Answer = { ok: true } | {
      ok: false;
      /** Why not. */
      reason: Hidden | null;
    };
    export {};`);
  expect(undocumented).toEqual([
    'Reply.id',
    'Reply.lines.price',
    'Answer.ok',
    'Answer.ok',
    'Answer.reason.text',
  ]);
});

it('reads the text of a field where a mapped or an inherited type has it from', async () => {
  const undocumented = await findIn(`interface Shape {
      /** Trimmed. */
      name: string;
      age: number;
    }
    export type Values = { readonly [Field in keyof Shape]: Shape[Field] | null };
    export interface Person extends Shape { name: 'Asha' }
    export {};`);
  expect(undocumented).toEqual(['Values.age']);
});

it('looks into the shape of a schema', async () => {
  const undocumented = await findIn(`interface Schema<Shape> {
      /** What it takes. */
      shape: Shape;
    }
    export declare const form: Schema<{
      /** Trimmed. */
      name: string;
      email: string;
    }>;`);
  expect(undocumented).toEqual(['form.email']);
});

it('takes the mark of a field that is out of use for no text', async () => {
  const undocumented = await findIn(`export interface Old {
    /** @deprecated */
    name: string;
  }`);
  expect(undocumented).toEqual(['Old.name']);
});

it('finds the dependencies of a package that pnpm has linked', async () => {
  await installSample(project, {
    index: `import type { Copy } from 'other';
      export type Values = Copy<{ name: string }>;`,
  });
  const store = join(project, 'node_modules/.pnpm/sample/node_modules');
  await installOther(store);
  await rename(join(project, 'node_modules/sample'), join(store, 'sample'));
  await symlink(join(store, 'sample'), join(project, 'node_modules/sample'));
  expect((await findUndocumentedFields(project, 'sample')).undocumented).toEqual(['Values.name']);
});

it('leaves out what others wrote, what is generated, and what nobody else may read', async () => {
  await installOther(join(project, 'node_modules'));
  await installSample(project, {});
  const generated = join(project, 'node_modules/sample/generated');
  await mkdir(generated);
  await writeFile(join(generated, 'schema.d.ts'), 'export interface Schema { name: string }');
  expect(
    await findIn(`import type { Other } from 'other';
      import type { Schema } from './generated/schema.js';
      declare const brand: unique symbol;
      export type Paise = number & { readonly [brand]: 'paise' };
      export interface Named extends Other {}
      export type { Schema };
      export declare class Store { #rows; private rows; protected size: number; open: boolean }`),
  ).toEqual(['Store.open']);
});
