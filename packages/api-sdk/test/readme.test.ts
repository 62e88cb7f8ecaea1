import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReadmeShop } from './support/readme-shop.ts';

const run = promisify(execFile);

/** Inside the package, so that its own name and those of its dependencies resolve. */
const folder = new URL('../test-results/readme/', import.meta.url);

/** The programs of a document. */
async function readPrograms(path: string): Promise<string[]> {
  const document = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
  return Array.from(document.matchAll(/```tsx?\n([\s\S]*?)```/g), ([, code = '']) => code);
}

const [shopping = '', signIn = '', render = '', lists = '', hooks = '', ...others] =
  await readPrograms('README.md');
const [desk = ''] = await readPrograms('docs/desk.md');
const ofNext = await readPrograms('docs/next.md');
const ofGuide = (await readPrograms('docs/another-frontend.md')).filter(
  (code) => !/from '(?!@haat\/api-sdk')/.test(code),
);

describe('the README', () => {
  let shop: Awaited<ReturnType<typeof startReadmeShop>>;

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    shop = await startReadmeShop();
  });

  afterAll(() => shop.stop());

  /** What a program prints. */
  async function runProgram(name: string, code: string): Promise<string> {
    const file = new URL(`${name}.ts`, folder);
    await writeFile(file, code.replaceAll('http://localhost:3000', shop.origin));
    const args = ['--conditions=@haat/source', fileURLToPath(file)];
    const account = { EMAIL: 'asha@example.com', PASSWORD: 'Shopper1!', CODE: '123456' };
    const { stdout } = await run(process.execPath, args, { env: { ...process.env, ...account } });
    return stdout;
  }

  it('has programs that compile', async () => {
    expect(others).toEqual([]);
    expect(ofGuide).toHaveLength(1);
    const programs = [shopping, signIn, render, lists, hooks, desk, ...ofGuide];
    await Promise.all(
      programs.map((code, index) => writeFile(new URL(`compiled-${index}.ts`, folder), code)),
    );
    const config = {
      extends: '../../tsconfig.json',
      compilerOptions: {
        moduleDetection: 'force',
        // A rule of this project, which new apps do not have.
        noPropertyAccessFromIndexSignature: false,
      },
      include: ['compiled-*.ts'],
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

  it('lists products, and tells of one that there is not', async () => {
    expect(await runProgram('shopping', shopping)).toBe('Haldi: ₹60\n404 Product not found\n');
  });

  it('signs in on Node, and orders', async () => {
    expect(await runProgram('sign-in', signIn)).toBe('HAAT-2026-2\n');
  });

  it('renders for visitors, and forwards their renewed cookies', async () => {
    const code = `${render}
for (const cookie of ['', 'haat_access=first; haat_refresh=first', 'haat_refresh=first']) {
  const response = await renderCart(new Request('http://front.test/cart', { headers: { cookie } }));
  console.log(await response.text(), response.headers.getSetCookie().length);
}
`;
    const texts = 'Please log in to continue. 0\n1 items 0\n1 items 3\n';
    expect(await runProgram('render', code)).toBe(texts);
  });

  it('loads all pages of a list', async () => {
    expect(await runProgram('lists', lists)).toBe('1\n1\n');
  });

  it('works at the desk', async () => {
    expect(await runProgram('desk', desk)).toMatch(/^n2: processing\nn3: changed by /);
  });

  it('renews and writes in the files of the example of Next', async () => {
    const paths = ['proxy.ts', 'lib/for-visitor.ts'];
    const example = new URL('../../../examples/next-ssr/', import.meta.url);
    const files = paths.map((path) => readFile(new URL(path, example), 'utf8'));
    expect(ofNext).toEqual(await Promise.all(files));
  });
});
