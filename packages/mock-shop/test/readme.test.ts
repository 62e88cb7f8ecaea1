import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** The README's examples, all of which are whole files. */
async function readExamples(): Promise<string[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  return Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code);
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

it('the README’s program runs as it stands', async () => {
  const [example = ''] = await readExamples();
  expect(await runExample('readme-example', example)).toBe(
    "Sold a second ago.\n[ { productId: 'prod_chilli', quantity: 2 } ] [ 409, 200 ]\n",
  );
});

it('the README’s test passes as it stands', async () => {
  const [, setup = '', test = '', ...others] = await readExamples();
  expect(others).toEqual([]);
  // Inside the package, so that its own name resolves; the package's own configuration is not used.
  const folder = new URL('../test-results/readme-vitest/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('shop.ts', folder), setup);
  await writeFile(new URL('cart.test.ts', folder), test);
  const config = `export default {
    resolve: { conditions: ['@haat/source'] },
    ssr: { resolve: { conditions: ['@haat/source'] } },
    test: { setupFiles: ['./shop.ts'], reporters: ['json'], outputFile: 'report.json' },
  };
`;
  await writeFile(new URL('vitest.config.ts', folder), config);
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  await run(
    process.execPath,
    ['--conditions=@haat/source', vitest, 'run', '--root', fileURLToPath(folder)],
    { env: { ...process.env, VITEST: '' } },
  );
  const report = await readFile(new URL('report.json', folder), 'utf8');
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
});
