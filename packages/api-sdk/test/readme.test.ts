import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeskClient } from '../src/desk/index.ts';
import { DESK_OPERATIONS } from '../src/generated/desk-operations.ts';
import { OPERATIONS } from '../src/generated/operations.ts';
import { createShopClient } from '../src/index.ts';
import { startReadmeShop } from './support/readme-shop.ts';

const run = promisify(execFile);

/** Inside the package, so that its own name and those of its dependencies resolve. */
const folder = new URL('../test-results/readme/', import.meta.url);

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const example = new URL('../../../examples/next-ssr/', import.meta.url);
const partsOfNext = await Promise.all(
  ['proxy.ts', 'lib/for-visitor.ts', 'app/actions.ts'].map((path) =>
    readFile(new URL(path, example), 'utf8'),
  ),
);
const guide = await readFile(new URL('../docs/another-frontend.md', import.meta.url), 'utf8');

/** The programs of a document. */
function readBlocks(document: string, language: 'ts' | 'tsx' = 'ts'): string[] {
  const fences = document.matchAll(/```(\w+)\n([\s\S]*?)```/g);
  return Array.from(fences, ([, name, code = '']) => (name === language ? code : '')).filter(
    Boolean,
  );
}

const blocks = readBlocks(readme);
/** Next is not installed here: its programs are compiled and run as parts of the example. */
const isOfNext = (code: string) => code.includes("from 'next/");
const programs = blocks.filter((code) => !isOfNext(code));
/** Programs of the guide that import this package alone. */
const programsOfGuide = readBlocks(guide).filter((code) => !/from '(?!@haat\/api-sdk')/.test(code));

/** The one program of the README with this text. */
function findProgram(text: string): string {
  const found = programs.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

describe('the README', () => {
  let shop: Awaited<ReturnType<typeof startReadmeShop>>;

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    shop = await startReadmeShop();
  });

  afterAll(() => shop.stop());

  /** What a program prints. */
  async function runProgram(name: string, code: string, env = {}): Promise<string> {
    // What the README calls so is run as plain JavaScript.
    const ending = readme.includes(`\`${name}.mjs\``) ? 'mjs' : 'ts';
    const file = new URL(`${name}.${ending}`, folder);
    await writeFile(file, code.replaceAll('http://localhost:3000', shop.origin));
    const args = ['--conditions=@haat/source', fileURLToPath(file)];
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...env } });
    return stdout;
  }

  it('has programs that compile', async () => {
    expect(programs).toHaveLength(9);
    expect(programsOfGuide).toHaveLength(3);
    await Promise.all(
      [...programs, ...programsOfGuide].map((code, index) =>
        writeFile(new URL(`compiled-${index}.ts`, folder), code),
      ),
    );
    const [providers = '', shopperProviders = '', ...others] = readBlocks(readme, 'tsx');
    expect(others).toEqual([]);
    await writeFile(new URL('providers.tsx', folder), providers);
    // Next finds modules without their ending, the compiler here does not.
    const shoppers = shopperProviders.replace("'./providers'", "'./providers.tsx'");
    await writeFile(new URL('shopper-providers.tsx', folder), shoppers);
    // The part of Next's types that they use, since Next is not installed here.
    const cookies = 'export function cookies(): Promise<{ toString(): string }>;';
    await writeFile(new URL('next.d.ts', folder), `declare module 'next/headers' { ${cookies} }`);
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        moduleDetection: 'force',
        jsx: 'react-jsx',
        // A rule of this project, which new apps do not have.
        noPropertyAccessFromIndexSignature: false,
      },
      include: ['compiled-*.ts', '*.tsx', 'next.d.ts'],
    };
    await writeFile(new URL('tsconfig.json', folder), JSON.stringify(config));
    const programsOfPackage = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
    const { PATH = '' } = process.env;
    const env = { ...process.env, PATH: [programsOfPackage, PATH].join(delimiter) };
    const outcome = await run('tsc', ['-p', fileURLToPath(folder)], { env }).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    expect(outcome.stdout).toBe('');
  });

  it('shops on Node', async () => {
    expect(await runProgram('shop', findProgram('orders.iterate'))).toBe(
      '9 products, the best seller: Haldi, ₹60.00\nOrder HAAT-2026-2 is pending: ₹560.00\nHAAT-2026-2: pending\nHAAT-2026-1: delivered\n',
    );
  });

  it('renders for visitors, and forwards their renewed cookies', async () => {
    const code = `${findProgram('renderCart')}
for (const cookie of ['', 'haat_access=first; haat_refresh=first', 'haat_refresh=first']) {
  const response = await renderCart(new Request('http://front.test/cart', { headers: { cookie } }));
  console.log(await response.text(), response.headers.getSetCookie().length);
}
`;
    expect(await runProgram('render', code)).toBe('Please sign in 0\n1 items 0\n1 items 3\n');
  });

  it('explains an error', async () => {
    expect(await runProgram('explain', findProgram('satisfies never'))).toBe(
      'E-mail or password is wrong.\n',
    );
  });

  it('imports no file of Next with its ending, which a new app does not compile', () => {
    expect(blocks.filter(isOfNext).join('')).not.toMatch(/from '\.[^']*\.tsx?'/);
  });

  it('renews and writes in the files of the example of Next', () => {
    expect(blocks.filter(isOfNext)).toEqual(partsOfNext);
  });

  it('explains the errors of an order in a file of the example of Next', async () => {
    const file = new URL('lib/explain-order.ts', example);
    expect(findProgram('CodeOf<')).toBe(await readFile(file, 'utf8'));
  });

  it('explains the errors of one call', async () => {
    const program = findProgram('CodeOf<').replace(
      'import type { ApiError, ',
      'import { ApiError, type ',
    );
    const code = `${program}
for (const code of ['out_of_stock', 'newer_code', undefined]) {
  console.log(explainOrder(new ApiError({ reason: 'response', status: 409, code, message: 'No' })));
}
`;
    expect(await runProgram('explain-order', code)).toBe(
      'Somebody was faster. Please look at your cart.\nNo\nNo\n',
    );
  });

  it.each([
    ['The groups', createShopClient],
    ['Its groups', createDeskClient],
  ])('names all groups of a client: %s', (begin, create) => {
    const [told = ''] = readme.match(new RegExp(`${begin} are [^.]*\\.`)) ?? [];
    const groups = Object.entries(create({ baseUrl: 'http://localhost:3000/api/v1' })).flatMap(
      ([name, group]) => (typeof group === 'object' ? [name] : []),
    );
    expect(Array.from(told.matchAll(/`(\w+)`/g), ([, name]) => name)).toEqual(groups);
  });

  it('counts the calls of the shop and of the desk', () => {
    const [, shopCalls, deskCalls] =
      readme.match(/each of the (\d+) calls of the shop .* the (\d+) of \[the desk\]/) ?? [];
    expect(Number(shopCalls)).toBe(Object.keys(OPERATIONS).length);
    expect(Number(deskCalls)).toBe(Object.keys(DESK_OPERATIONS).length);
  });

  it('works at the desk', async () => {
    const env = { EMAIL: 'packer@example.com', PASSWORD: 'Shopper1!', CODE: '123456' };
    expect(await runProgram('desk', findProgram('createDeskClient'), env)).toBe(
      'n2: processing\nn3: changed by somebody else\n',
    );
  });

  it('reports its requests', async () => {
    expect(await runProgram('hooks', findProgram('onResponse'))).toBe(
      'listProducts #1: 200 true r1\n200 application/json\n',
    );
  });
});
