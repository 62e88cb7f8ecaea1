import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const src = fileURLToPath(new URL('../src/', import.meta.url));
/** Every module of the source, tests aside, with its text. */
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(`${src}${path}`, 'utf8') }));

describe('the package', () => {
  it('depends on zod alone, in its small form', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['zod']);
    const outside = modules.flatMap(({ text }) =>
      [...text.matchAll(/from '([^.#'][^']*)'/g)].map((match) => match[1]),
    );
    expect([...new Set(outside)]).toEqual(['zod/mini']);
  });

  it('knows no clock, chance, network, storage or environment', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bcrypto\b|\bfetch\(|\b(?:local|session)Storage\b|\bprocess\.|\bwindow\b|\bdocument\b|\bsetTimeout\b|\bconsole\b/;
    const code = modules.map(({ path, text }) => ({
      path,
      text: text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
    }));
    expect(code.filter(({ text }) => impure.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
