import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** What a page of the shop downloads: the client and its errors. */
const MAX_BROWSER_BYTES = 7 * 1024;
/** With the session for scripts and servers as well. */
const MAX_WHOLE_BYTES = 7.5 * 1024;

const WHOLE = new URL('../src/index.ts', import.meta.url);
const FOR_BROWSERS = new URL('./support/browser-client.ts', import.meta.url);

/** What a module takes from the package, as an application would bundle it. */
async function bundle(entry: URL) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      // Vite leaves the whitespace of a library without this.
      rolldownOptions: { output: { minify: true } },
      lib: {
        entry: fileURLToPath(entry),
        formats: ['es'],
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? output : []));
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
    imports: chunks.flatMap((chunk) => chunk.imports),
  };
}

describe('the whole client', () => {
  it.each([
    ['for a browser', FOR_BROWSERS, MAX_BROWSER_BYTES],
    ['with the session for servers', WHOLE, MAX_WHOLE_BYTES],
  ])('%s stays within its limit, minified and gzipped', async (what, entry, limit) => {
    const { code } = await bundle(entry);
    const size = gzipSync(code, { level: 9 }).byteLength;

    expect(code).toContain('refresh-token');
    expect(size).toBeLessThanOrEqual(limit);
    process.stdout.write(`client ${what}: ${code.length} B minified, ${size} B gzipped\n`);
  });

  it('has nothing from outside', async () => {
    const { modules, imports } = await bundle(WHOLE);
    expect(modules.filter((id) => !/\/api-sdk\/src\//.test(id))).toEqual([]);
    expect(imports).toEqual([]);
  });
});
