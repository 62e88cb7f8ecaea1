import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { FIXTURES, type HeldCall, type PlannedResponse } from '../src/index.ts';

const run = promisify(execFile);

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');

/** The cells of the table whose first column has this title, without its head. */
function readTable(title: string): string[][] {
  const rows = readme.match(/(?:^\|.*\n)+/gm)?.find((table) => table.startsWith(`| ${title} `));
  return (rows ?? '')
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function asCode(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(', ');
}

/** The README's examples, all of which are whole files. */
function readExamples(): string[] {
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
  const [example = ''] = readExamples();
  expect(await runExample('readme-example', example)).toBe(
    "Sold a second ago.\n[ { productId: 'prod_chilli', quantity: 2 } ] [ 409, 200 ]\n",
  );
});

it('the README’s tests pass as they stand', async () => {
  const [, setup = '', cartTest = '', unpaidTest = '', ...others] = readExamples();
  expect(others).toEqual([]);
  // Inside the package, so that its own name resolves; the package's own configuration is not used.
  const folder = new URL('../test-results/readme-vitest/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('shop.ts', folder), setup);
  await writeFile(new URL('cart.test.ts', folder), cartTest);
  await writeFile(new URL('unpaid.test.ts', folder), unpaidTest);
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
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
});

it('the README lists the accounts with their addresses and orders', () => {
  const idsOf = (userId: string, entities: readonly { _id: string; userId: string }[]) =>
    asCode(entities.filter((one) => one.userId === userId).map((one) => one._id));
  expect(readTable('account')).toEqual(
    FIXTURES.users.map(({ _id, email, password, role }) => [
      ...[email, password, _id, role].map((text) => asCode([text])),
      idsOf(_id, FIXTURES.addresses),
      idsOf(_id, FIXTURES.orders),
    ]),
  );
});

it('the README lists the products', () => {
  expect(readTable('product')).toEqual(
    FIXTURES.products.map(({ _id, category, price, discount, stock_quantity: stock }) => [
      asCode([_id]),
      asCode([category.slug]),
      ...[price, discount, stock].map(String),
    ]),
  );
});

it('the README says what a planned failure takes, and a held call gives', () => {
  const fields: Record<keyof PlannedResponse, true> = {
    status: true,
    code: true,
    message: true,
    errors: true,
    retryAfter: true,
  };
  const held: Record<keyof HeldCall, true> = { arrived: true, release: true };
  expect(readTable('field').map(([field]) => field)).toEqual(
    Object.keys(fields).map((field) => asCode([field])),
  );
  expect(readme).toContain(`\`{ ${Object.keys(held).join(', ')} }\``);
});
