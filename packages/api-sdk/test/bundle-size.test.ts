import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const MAX_GZIPPED_BYTES = 8 * 1024;

describe('the whole client', () => {
  it('is at most 8 KiB minified and gzipped, openapi-fetch included', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
      build: {
        write: false,
        // Said here too, since a library's whitespace is kept otherwise.
        rolldownOptions: { output: { minify: true } },
        lib: {
          entry: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
          formats: ['es'],
        },
      },
    });
    const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
    const size = gzipSync(code, { level: 9 }).byteLength;

    expect(code).toContain('refresh-token');
    expect(size).toBeLessThanOrEqual(MAX_GZIPPED_BYTES);
    process.stdout.write(`client: ${code.length} B minified, ${size} B gzipped\n`);
  });
});
