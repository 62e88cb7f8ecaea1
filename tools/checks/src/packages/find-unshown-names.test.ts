import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findUnshownNames } from './find-unshown-names.ts';
import { installSample } from './install-sample.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'haat-hover-'));
});

afterEach(() => rm(project, { recursive: true }));

it('finds what comes through a mapped type, what has its text at a type alone, and what has none', async () => {
  await installSample(project, {
    index: `interface Shape {
        /** Trimmed. */
        name: string;
        age: number;
      }
      export interface Person extends Shape {}
      export type Draft = Partial<Shape>;
      export type Named = Shape & {
        /** Of the shop. */
        id: string;
      };
      export declare class Failure extends Error {
        /** For programs. */
        code: string;
      }
      export type Status = 'open' | 'closed';
      export {};`,
  });
  expect(await findUnshownNames(project, 'sample')).toEqual([
    'Person.age',
    'Draft.name',
    'Draft.age',
    'Named.age',
    'Failure',
  ]);
});

it('is not content with a package without fields', async () => {
  await installSample(project, { index: "export type Status = 'open' | 'closed';" });
  await expect(findUnshownNames(project, 'sample')).rejects.toThrow('nothing of sample');
});
