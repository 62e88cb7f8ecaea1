import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const MAX_GZIPPED_BYTES = 7 * 1024;

/** The package as an application would bundle it. */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      // Vite leaves the whitespace of a library without this.
      rolldownOptions: { output: { minify: true } },
      lib: {
        entry: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
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
  it('is at most 7 KiB minified and gzipped', async () => {
    const { code } = await bundle();
    const size = gzipSync(code, { level: 9 }).byteLength;

    expect(code).toContain('refresh-token');
    expect(size).toBeLessThanOrEqual(MAX_GZIPPED_BYTES);
    process.stdout.write(`client: ${code.length} B minified, ${size} B gzipped\n`);
  });

  it('has nothing from outside', async () => {
    const { modules, imports } = await bundle();
    expect(modules.filter((id) => !/\/api-sdk\/src\//.test(id))).toEqual([]);
    expect(imports).toEqual([]);
  });
});
