// Writes generated/openapi.json: the whole contract in one file whose references are all local.
// With --check it writes nothing and fails when the file is not what would be written.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeErrorCodes } from './describe-error-codes.mjs';
import { runRedocly } from './redocly.mjs';

const target = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));
const isCheck = process.argv.includes('--check');

const fresh = await bundle();
if (isCheck) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (present !== fresh) {
    process.stderr.write('openapi/generated/openapi.json is stale: run `pnpm generate`.\n');
    process.exitCode = 1;
  }
} else {
  await mkdir(fileURLToPath(new URL('../generated/', import.meta.url)), { recursive: true });
  await writeFile(target, fresh);
}

/** The bundled contract as JSON text: the same bytes for the same sources on every machine. */
async function bundle() {
  const folder = await mkdtemp(join(tmpdir(), 'haat-openapi-'));
  try {
    const output = join(folder, 'openapi.json');
    const exitCode = runRedocly(['bundle', 'openapi.yaml', '--output', output]);
    if (exitCode !== 0) throw new Error(`redocly bundle ended with ${exitCode}`);
    const contract = JSON.parse(await readFile(output, 'utf8'));
    assertLocalReferences(contract, '#');
    assertDescribed(contract);
    describeErrorCodes(contract);
    return `${JSON.stringify(sortComponents(contract), null, 2)}\n`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Components by name, so that moving a reference in the sources does not reorder the file. */
function sortComponents(contract) {
  const components = Object.entries(contract.components).map(([kind, named]) => [
    kind,
    Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return { ...contract, components: Object.fromEntries(components) };
}

/** A schema has a name in the bundle alone, so the linter of the sources cannot ask for its description. */
function assertDescribed({ components }) {
  const silent = Object.entries(components.schemas).filter(([, schema]) => !schema.description);
  if (silent.length === 0) return;
  throw new Error(`Without a description: ${silent.map(([name]) => name).join(', ')}`);
}

/** Every consumer reads this one file, so a reference out of it would break all of them. */
function assertLocalReferences(node, place) {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string' && !value.startsWith('#/components/')) {
      throw new Error(`${place} refers to ${value}, which is outside the bundle's components`);
    }
    assertLocalReferences(value, `${place}/${key}`);
  }
}
