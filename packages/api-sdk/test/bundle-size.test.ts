import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** What a page of the shop downloads: the client and its errors. */
const MAX_BROWSER_BYTES = 7208;
/** With the session for scripts and servers as well. */
const MAX_WHOLE_BYTES = 7956;
/** The client of the desk alone. */
const MAX_DESK_BYTES = 6.5 * 1024;

const WHOLE = new URL('../src/index.ts', import.meta.url);
const DESK = new URL('../src/desk/index.ts', import.meta.url);
const FOR_SERVERS = new URL('./support/session-client.ts', import.meta.url);
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

/** The sizes that the README says of this bundler, in kB of 1,000 B. */
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const [, ...toldSizes] = (readme.match(/^\| Vite 8, as a library.*$/m)?.[0] ?? '')
  .split('|')
  .slice(1, -1)
  .map((cell) => cell.trim());

describe('the whole client', () => {
  it.each([
    ['for a browser', FOR_BROWSERS, MAX_BROWSER_BYTES, 0],
    ['with the session for servers', FOR_SERVERS, MAX_WHOLE_BYTES, 1],
    ['of the desk', DESK, MAX_DESK_BYTES, 2],
  ])('%s stays within its limit, minified and gzipped', async (what, entry, limit, column) => {
    const { code } = await bundle(entry);
    const size = gzipSync(code, { level: 9 }).byteLength;

    expect(code).toContain('refresh-token');
    expect(size).toBeLessThanOrEqual(limit);
    expect(toldSizes[column]).toBe((size / 1000).toFixed(1));
    process.stdout.write(`client ${what}: ${code.length} B minified, ${size} B gzipped\n`);
  });

  it('has nothing from outside', async () => {
    const { modules, imports } = await bundle(WHOLE);
    expect(modules.filter((id) => !/\/api-sdk\/src\//.test(id))).toEqual([]);
    expect(imports).toEqual([]);
  });
});
