// Fails when the first visit of a public page would send more JavaScript than we promise.
// The bytes come from the server's own code, so they are the ones that it sends to a browser.
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import {
  FIRST_VISIT_LIMIT,
  formatWeights,
  listFirstVisits,
  readManifest,
  weighFirstVisits,
} from './first-visit.ts';

/** The server's module of the files for browsers, as it is read here. */
interface ClientFiles {
  listClientFiles(folder: string): Promise<ReadonlyMap<string, ClientFile>>;
}
interface ClientFile {
  body(encoding: 'br'): Promise<{ bytes: Uint8Array }>;
}

const buildFolder = join(rootDir, 'apps/storefront/build');
const { listClientFiles }: ClientFiles = await import(
  join(rootDir, 'apps/server/dist/ssr/client-files.js')
);
const build: Parameters<typeof readManifest>[0] = await import(
  join(buildFolder, 'server/index.js')
);

const files = await listClientFiles(join(buildFolder, 'client'));
const visits = listFirstVisits(readManifest(build));
const sizes = new Map<string, number>();
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
