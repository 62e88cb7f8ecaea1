// Fails when the first visit of a public page would send more JavaScript than we promise.
// The bytes come from the server's own code, so they are the ones that it sends to a browser.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../workspace/paths.mjs';
import {
  FIRST_VISIT_LIMIT,
  formatWeights,
  listFirstVisits,
  readManifest,
  weighFirstVisits,
} from './first-visit.mjs';

const clientFolder = join(rootDir, 'apps/storefront/build/client');
const { listClientFiles } = await import(join(rootDir, 'apps/server/dist/ssr/client-files.js'));

const files = await listClientFiles(clientFolder);
const manifests = Array.from(files.keys()).filter((name) =>
  /^\/assets\/manifest-.*\.js$/.test(name),
);
if (manifests.length !== 1) {
  throw new Error(`Expected one manifest in ${clientFolder}, found ${manifests.length}.`);
}
const manifest = readManifest(await readFile(join(clientFolder, manifests[0]), 'utf8'));

const visits = listFirstVisits(manifest);
const sizes = new Map();
for (const address of new Set(visits.flatMap(({ scripts, styles }) => [...scripts, ...styles]))) {
  const sent = await files.get(address)?.body('br');
  if (sent !== undefined) sizes.set(address, sent.bytes.length);
}
const weights = weighFirstVisits(visits, sizes);
process.stdout.write(`${formatWeights(weights)}\n`);
const tooHeavy = weights.filter(({ isTooHeavy }) => isTooHeavy);
if (tooHeavy.length > 0) {
  process.stdout.write(
    `\nMore than ${FIRST_VISIT_LIMIT / 1024} KiB of JavaScript: ${tooHeavy.map(({ path }) => path).join(', ')}\n`,
  );
  process.exitCode = 1;
}
