import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it('the README’s example runs as it stands', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];

  const server = createServer((request, response) => {
    const isLogin = request.url === '/api/v1/users/login';
    response.writeHead(isLogin ? 401 : 200, { 'content-type': 'application/json' });
    response.end(
      isLogin
        ? '{"success":false,"message":"E-mail or password is wrong."}'
        : '{"success":true,"message":"","data":{"products":[{"name":"Haldi"}],"pagination":{"total":9}}}',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    // Inside the package, so that its own name resolves.
    const file = new URL('../test-results/readme-example.ts', import.meta.url);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, example.replace('localhost:3000', `127.0.0.1:${port}`));

    const { stdout } = await run(process.execPath, [
      '--conditions=@haat/source',
      fileURLToPath(file),
    ]);
    expect(stdout).toBe('9 products, the best seller: Haldi\n401: E-mail or password is wrong.\n');
  } finally {
    server.close();
  }
});
