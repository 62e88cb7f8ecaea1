import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** The README's examples that are whole programs: those that import this package. */
async function readExamples(): Promise<string[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  return Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code).filter(
    (code) => code.includes("from '@haat/api-sdk'"),
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
  const server = createServer((request, response) => {
    const isLogin = request.url === '/api/v1/users/login';
    response.writeHead(isLogin ? 401 : 200, { 'content-type': 'application/json' });
    response.end(
      isLogin
        ? '{"success":false,"message":"E-mail or password is wrong."}'
        : '{"success":true,"message":"","data":{"products":[{"name":"Haldi","price":60}],"pagination":{"total":9}}}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const code = example.replace('localhost:3000', `127.0.0.1:${port}`);
    expect(await runExample('readme-example', code)).toBe(
      '9 products, the best seller: Haldi\n401: E-mail or password is wrong.\n',
    );
  } finally {
    server.close();
  }
});
