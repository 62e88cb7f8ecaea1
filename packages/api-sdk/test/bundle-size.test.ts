import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const MAX_GZIPPED_BYTES = 8 * 1024;

/** One entry of the package as an application would bundle it, without msw. */
async function bundle(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      // Said here too, since a library's whitespace is kept otherwise.
      rolldownOptions: { output: { minify: true }, external: /^msw/ },
      lib: {
        entry: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)),
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
  it('is at most 8 KiB minified and gzipped, openapi-fetch included', async () => {
    const { code } = await bundle('index.ts');
    const size = gzipSync(code, { level: 9 }).byteLength;

    expect(code).toContain('refresh-token');
    expect(size).toBeLessThanOrEqual(MAX_GZIPPED_BYTES);
    process.stdout.write(`client: ${code.length} B minified, ${size} B gzipped\n`);
  });

  it('has nothing of the testing kit, nor of msw', async () => {
    const { modules, imports } = await bundle('index.ts');
    expect(modules.filter((id) => id.includes('/src/testing/'))).toEqual([]);
    expect(imports).toEqual([]);
  });
});

describe('the testing kit', () => {
  it('needs msw alone, and nothing of the client', async () => {
    const { modules, imports } = await bundle('testing/index.ts');
    expect(imports).toEqual(['msw/http']);
    expect(modules.filter((id) => !/\/src\/(?:testing|generated)\//.test(id))).toEqual([]);
  });
});
