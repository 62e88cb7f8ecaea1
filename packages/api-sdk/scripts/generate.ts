// Writes src/generated/ from the contract's bundle; with --check it only reports whether the files are
// up to date, and fails when one is not.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateOperations } from './generate-operations.ts';
import { generateTypes } from './generate-types.ts';

const HEADER = `// Generated from openapi/ by \`pnpm --filter @haat/api-sdk generate\`: do not edit.

`;

const bundleUrl = new URL(import.meta.resolve('@haat/openapi'));
const files = [
  {
    targetUrl: new URL('../src/generated/schema.ts', import.meta.url),
    code: await generateTypes(bundleUrl),
  },
  {
    targetUrl: new URL('../src/generated/operations.ts', import.meta.url),
    code: generateOperations(JSON.parse(await readFile(bundleUrl, 'utf8'))),
  },
];

for (const { targetUrl, code } of files) {
  const content = HEADER + code;
  if (!process.argv.includes('--check')) {
    await mkdir(new URL('.', targetUrl), { recursive: true });
    await writeFile(targetUrl, content);
  } else if ((await readFile(targetUrl, 'utf8').catch(() => '')) !== content) {
    process.stderr.write(
      `${fileURLToPath(targetUrl)} is stale: run \`pnpm --filter @haat/api-sdk generate\`.\n`,
    );
    process.exitCode = 1;
  }
}
