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
  it('has four doors, in the source and as published; the fixtures stay in the repository', () => {
    const doors = { '.': 'index', './desk': 'desk', './search': 'search', './shopper': 'shopper' };
    for (const [door, file] of Object.entries(doors)) {
      expect(manifest.exports).toHaveProperty([door], {
        '@haat/source': `./src/${file}.ts`,
        default: `./dist/${file}.js`,
      });
      expect(manifest.publishConfig.exports).toHaveProperty([door], `./dist/${file}.js`);
    }
    expect(Object.keys(manifest.publishConfig.exports)).not.toContain('./fixtures');
  });

  it('exports each name through one door, and at most 200 through the first', () => {
    const namesOf = (file: string) =>
      [...readFileSync(`${src}${file}.ts`, 'utf8').matchAll(/\{([^}]*)\}/g)].flatMap(
        ([, list = '']) => list.match(/\w+(?=\s*(?:,|$))/g) ?? [],
      );
    const names = ['index', 'desk', 'search', 'shopper'].flatMap(namesOf);
    expect(names.length).toBeGreaterThan(400);
    expect(names).toEqual([...new Set(names)]);
    expect(namesOf('index').length).toBeLessThanOrEqual(200);
  });

  it('depends on zod alone, in its small form', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['zod']);
    const outside = modules.flatMap(({ text }) =>
      [...text.matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1]),
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
