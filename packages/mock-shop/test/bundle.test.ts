import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

it('needs msw, the domain, the contract and ajv, and nothing of the client', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@haat/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      rolldownOptions: { external: /^msw/ },
      lib: {
        entry: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
        formats: ['es'],
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((output) => (output.type === 'chunk' ? output : []));
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds);

  expect(chunks.flatMap(({ imports }) => imports)).toEqual(['msw/http']);
  expect(modules.filter((id) => /api-sdk/.test(id))).toEqual([]);
});
