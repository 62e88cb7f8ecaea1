// Writes src/generated/ from the contract's bundle; with --check it only says whether the files are
// what it would write, and fails when they are not.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateRequestRules } from './generate-request-rules.ts';
import { generateTypes } from './generate-types.ts';

const HEADER = `// Generated from openapi/ by \`pnpm --filter @haat/api-sdk generate\`: do not edit.

`;

const bundleUrl = new URL(import.meta.resolve('@haat/openapi'));
const isCheck = process.argv.includes('--check');

for (const [name, code] of [
  ['schema.ts', await generateTypes(bundleUrl)],
  ['request-rules.ts', generateRequestRules(JSON.parse(await readFile(bundleUrl, 'utf8')))],
] as const) {
  const targetUrl = new URL(`../src/generated/${name}`, import.meta.url);
  const content = HEADER + code;
  if (!isCheck) {
    await mkdir(new URL('.', targetUrl), { recursive: true });
    await writeFile(targetUrl, content);
  } else if ((await readFile(targetUrl, 'utf8').catch(() => '')) !== content) {
    process.stderr.write(
      `${fileURLToPath(targetUrl)} is stale: run \`pnpm --filter @haat/api-sdk generate\`.\n`,
    );
    process.exitCode = 1;
  }
}
