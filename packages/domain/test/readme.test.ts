import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as desk from '../src/desk.ts';
import * as rules from '../src/index.ts';
import * as search from '../src/search.ts';
import * as shopper from '../src/shopper.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

/** The text of the README's first block in a language. */
function blockOf(language: string): string {
  return readme.match(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``))?.[1] ?? '';
}

it('the example of the README runs and prints what it says', () => {
  const printed = execFileSync(
    process.execPath,
    ['--conditions=@haat/source', '--input-type=module-typescript', '--eval', blockOf('ts')],
    { cwd: root, encoding: 'utf8', env: { NO_COLOR: '1' } },
  );
  expect(printed).not.toBe('');
  expect(printed).toBe(blockOf('text'));
});

it('the example of the README compiles', () => {
  const folder = `${root}test-results/readme/`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}example.ts`, blockOf('ts'));
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { moduleDetection: 'force', lib: ['es2024', 'dom'] },
    include: ['example.ts'],
  };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config));
  const { stdout } = spawnSync(`${root}node_modules/.bin/tsc`, ['-p', folder], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

it('the functions that the README names are exported', () => {
  const named = Array.from(readme.matchAll(/`(\w+)\([^`]*\)`/g), ([, name = '']) => name);
  expect(named).toContain('canCancel');
  expect(Object.keys({ ...rules, ...desk, ...search, ...shopper })).toEqual(
    expect.arrayContaining(named),
  );
});
