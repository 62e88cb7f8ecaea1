// Writes src/generated/schema.ts from the contract's bundle; with --check it only says whether the
// file is what it would write, and fails when it is not.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const HEADER = `// Generated from openapi/ by \`pnpm --filter @haat/api-sdk generate\`: do not edit.

`;

const bundleUrl = new URL(import.meta.resolve('@haat/openapi'));
const targetUrl = new URL('../src/generated/schema.ts', import.meta.url);

const BLOB = ts.factory.createTypeReferenceNode('Blob');

async function generateTypes(): Promise<string> {
  const nodes = await openapiTS(bundleUrl, {
    // A default is what the server assumes for a field that is left out: the caller may leave it out.
    defaultNonNullable: false,
    transform(schema) {
      return schema.format === 'binary' ? BLOB : undefined;
    },
  });
  return HEADER + astToString(nodes);
}

const types = await generateTypes();
if (process.argv.includes('--check')) {
  const current = await readFile(targetUrl, 'utf8').catch(() => '');
  if (current !== types) {
    process.stderr.write(
      `${fileURLToPath(targetUrl)} is stale: run \`pnpm --filter @haat/api-sdk generate\`.\n`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('.', targetUrl), { recursive: true });
  await writeFile(targetUrl, types);
}
