// Fails when the first visit of a public page, or of any page of the desk, would send more JavaScript
// than we promise.
// The bytes come from the server's own code, so they are the ones that it sends to a browser.
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import {
  DESK_VISIT_LIMIT,
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

const { listClientFiles }: ClientFiles = await import(
  join(rootDir, 'apps/server/dist/ssr/client-files.js')
);

/** A web shell, and what a first visit of it may send. */
interface WeighedShell {
  readonly folder: string;
  /** The path that the server mounts it at. */
  readonly mountPath: string;
  /** Bytes of JavaScript. */
  readonly limit: number;
  /** Whether the pages of signed-in users are held to the limit too. */
  readonly isAllLimited: boolean;
}

const SHELLS: readonly WeighedShell[] = [
  {
    folder: 'apps/storefront/build',
    mountPath: '',
    limit: FIRST_VISIT_LIMIT,
    isAllLimited: false,
  },
  { folder: 'apps/desk/build', mountPath: '/desk', limit: DESK_VISIT_LIMIT, isAllLimited: true },
];

for (const { folder, mountPath, limit, isAllLimited } of SHELLS) {
  const buildFolder = join(rootDir, folder);
  const build: Parameters<typeof readManifest>[0] = await import(
    join(buildFolder, 'server/index.js')
  );
  const files = await listClientFiles(join(buildFolder, 'client'));
  const visits = listFirstVisits(readManifest(build)).map((visit) => ({
    ...visit,
    path: mountPath + visit.path,
    isPublic: visit.isPublic || isAllLimited,
  }));
  const sizes = new Map<string, number>();
  for (const address of new Set(visits.flatMap(({ scripts, styles }) => [...scripts, ...styles]))) {
    const sent = await files.get(address.slice(mountPath.length))?.body('br');
    if (sent !== undefined) sizes.set(address, sent.bytes.length);
  }
  const weights = weighFirstVisits(visits, sizes, limit);
  process.stdout.write(`${formatWeights(weights, limit)}\n\n`);
  const tooHeavy = weights.filter(({ isTooHeavy }) => isTooHeavy);
  if (tooHeavy.length > 0) {
    process.stdout.write(
      `More than ${limit / 1024} KiB of JavaScript: ${tooHeavy.map(({ path }) => path).join(', ')}\n`,
    );
    process.exitCode = 1;
  }
}
