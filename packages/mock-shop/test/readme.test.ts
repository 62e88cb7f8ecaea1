import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** The README's examples that are whole programs: those that import this package. */
async function readExamples(): Promise<string[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  return Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code).filter(
    (code) => code.includes("from '@haat/mock-shop'"),
  );
}

/** What a program prints. */
async function runExample(name: string, code: string): Promise<string> {
  // Inside the package, so that its own name resolves.
  const file = new URL(`../test-results/${name}.ts`, import.meta.url);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, code);
  const { stdout } = await run(process.execPath, [
    '--conditions=@haat/source',
    fileURLToPath(file),
  ]);
  return stdout;
}

it('the README’s example runs as it stands', async () => {
  const [example = '', ...others] = await readExamples();
  expect(others).toEqual([]);
  expect(await runExample('readme-example', example)).toBe(
    "Sold a second ago.\n[ { productId: 'prod_chilli', quantity: 2 } ] [ 409, 200 ]\n",
  );
});
