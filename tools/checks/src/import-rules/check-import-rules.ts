// Fails when an import breaks the rules in `rules.ts`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { violationsOf } from './find-violations.ts';

const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'openapi',
    'packages',
    'apps',
    'tools',
  ],
  { cwd: rootDir, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.[mc]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
  .filter((file) => existsSync(join(rootDir, file)));

const violations = files.flatMap((file) =>
  violationsOf(file, readFileSync(join(rootDir, file), 'utf8')),
);

for (const violation of violations) process.stderr.write(`${violation}\n`);
process.stdout.write(`import rules: ${files.length} files, ${violations.length} wrong imports\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
