import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

/** What a page of the shop downloads of the package: 6.5 KiB. */
const MAX_BYTES = 6.5 * 1024;

const ENTRY = new URL('./support/browser-client.ts', import.meta.url);

it('the client for a browser stays within its limit, minified and gzipped', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      // Vite leaves the whitespace of a library without this.
      rolldownOptions: { output: { minify: true } },
      lib: { entry: fileURLToPath(ENTRY), formats: ['es'] },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? output : []));
  const code = chunks.map((chunk) => chunk.code).join('');
  const size = gzipSync(code, { level: 9 }).byteLength;
  expect(code).toContain('refresh-token');
  expect(chunks.flatMap((chunk) => chunk.imports)).toEqual([]);
  expect(size).toBeLessThanOrEqual(MAX_BYTES);
  process.stdout.write(`client: ${code.length} B minified, ${size} B gzipped\n`);
});
