// Fails when the first visit of a public page, or of any page of the desk, would send more JavaScript
// than we promise.
// The bytes come from the server's own code, so they are the ones that it sends to a browser.
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import {
  DESK_VISIT_LIMIT,
  type FirstVisit,
  HINDI_MORE,
  limitOf,
  listFirstVisits,
  readManifest,
  weigh,
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

/** A web shell, and how many bytes of JavaScript a first visit of its pages may send. */
interface WeighedShell {
  readonly folder: string;
  /** The path that the server mounts it at. */
  readonly mountPath: string;
  limitOf(visit: FirstVisit): number | undefined;
}

const SHELLS: readonly WeighedShell[] = [
  { folder: 'apps/storefront/build', mountPath: '', limitOf },
  {
    folder: 'apps/storefront/build/hi',
    mountPath: '/hi',
    limitOf: (visit) => (limitOf(visit) ?? Number.POSITIVE_INFINITY) + HINDI_MORE,
  },
  { folder: 'apps/desk/build', mountPath: '/desk', limitOf: () => DESK_VISIT_LIMIT },
];

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

for (const { folder, mountPath, limitOf } of SHELLS) {
  const buildFolder = join(rootDir, folder);
  const build: Parameters<typeof readManifest>[0] = await import(
    join(buildFolder, 'server/index.js')
  );
  const files = await listClientFiles(join(buildFolder, 'client'));
  const visits = listFirstVisits(readManifest(build));
  const sizes = new Map<string, number>();
  for (const address of new Set(visits.flatMap(({ scripts }) => scripts))) {
    const sent = await files.get(address.slice(mountPath.length))?.body('br');
    if (sent !== undefined) sizes.set(address, sent.bytes.length);
  }
  for (const visit of visits) {
    const bytes = weigh(visit, sizes);
    const limit = limitOf(visit) ?? Number.POSITIVE_INFINITY;
    const verdict = bytes > limit ? `, MORE THAN ${kib(limit)}` : '';
    process.stdout.write(
      `${mountPath}${visit.path}: ${kib(bytes)} in ${visit.scripts.length} scripts${verdict}\n`,
    );
    if (bytes > limit) process.exitCode = 1;
  }
}
