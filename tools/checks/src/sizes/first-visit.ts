// Lists the files that a browser loads for its first page, from the manifest of the build.

/** Limit of the JavaScript of a public page's first visit, as sent, in bytes: 140 KiB. */
export const FIRST_VISIT_LIMIT = 140 * 1024;

/** Limit of the JavaScript of the first visit of any page of the desk, as sent, in bytes: 155 KiB. */
export const DESK_VISIT_LIMIT = 155 * 1024;

/**
 * Limits of the documents of the largest pages, in bytes: as HTML, and as the server compresses it. They
 * are what the pages have, and a little; the goals are 60 and 12 KiB.
 */
export const DOCUMENT_LIMITS: Readonly<
  Record<string, { readonly html: number; readonly sent: number }>
> = {
  // Four goods that no other block shows: their names and the addresses of their pictures.
  '/': { html: 131 * 1024, sent: 23 * 1024 },
  '/products-list': { html: 118 * 1024, sent: 20 * 1024 },
  '/product/spice-set-12': { html: 118 * 1024, sent: 22 * 1024 },
  '/cart': { html: 55 * 1024, sent: 12 * 1024 },
};

/** Layouts whose screens only signed-in shoppers open: they are shown, but not held to the limit. */
export const PROTECTED_LAYOUTS = ['account', 'checkout'];

interface ManifestModule {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css: readonly string[];
}

interface ManifestRoute extends ManifestModule {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string;
  readonly hasDefaultExport: boolean;
}

/** What React Router writes about a build for browsers, as far as it is read here. */
export interface Manifest {
  /** Its own address. */
  readonly url: string;
  readonly entry: ManifestModule;
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

/** A page and the files of its first visit. */
export interface FirstVisit {
  /** As in routes.ts, such as `/product/:id`. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the first visit of a page sends, in bytes. */
export interface Weight {
  readonly path: string;
  readonly isPublic: boolean;
  /** The number of scripts. */
  readonly files: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly isTooHeavy: boolean;
}

/**
 * The manifest that React Router wrote for browsers, out of its server build: the build's folder for
 * browsers may hold files of earlier builds beside it.
 *
 * @param build what `build/server/index.js` exports
 * @throws {Error} when it is not what this version of React Router writes
 */
export function readManifest({ assets }: { readonly assets?: Partial<Manifest> }): Manifest {
  if (!isManifest(assets)) {
    throw new Error('The manifest of the build names no entry, no root or no address of its own.');
  }
  return assets;
}

function isManifest(assets: Partial<Manifest> | undefined): assets is Manifest {
  const { root } = assets?.routes ?? {};
  return Boolean(assets?.entry?.module && root && assets.url);
}

/** A route and all that it stands in, itself first. */
function lineageOf(route: ManifestRoute, routes: Manifest['routes']): ManifestRoute[] {
  const parent = routes[route.parentId ?? ''];
  return parent === undefined ? [route] : [route, ...lineageOf(parent, routes)];
}

function pathOf(lineage: readonly ManifestRoute[]): string {
  const parts = lineage.map(({ path }) => path ?? '').filter((path) => path !== '');
  return `/${parts.reverse().join('/')}`;
}

/**
 * The pages of the build, in the order of `routes.ts`: which files the first visit loads.
 * Routes that respond without a screen (a sitemap) and layouts, which are no page by themselves,
 * are left out.
 */
export function listFirstVisits({ entry, routes, url }: Manifest): FirstVisit[] {
  const all = Object.values(routes);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  return all
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !layouts.has(id))
    .map((route) => {
      const lineage = lineageOf(route, routes);
      const modules = [entry, ...lineage];
      return {
        path: pathOf(lineage),
        isPublic: !lineage.some(({ id }) => PROTECTED_LAYOUTS.includes(id)),
        scripts: unique([url, ...modules.flatMap((one) => [one.module, ...one.imports])]),
        // A style sheet of several modules has an empty fragment in some of them.
        styles: unique(modules.flatMap(({ css }) => css.map((file) => file.replace(/#$/, '')))),
      };
    });
}

function unique(values: readonly string[]): string[] {
  return Array.from(new Set(values));
}

/**
 * Adds up what is sent.
 *
 * @param sizes bytes as sent, by address
 * @param limit bytes of JavaScript of a page that is held to it
 * @throws {Error} when a page needs a file that the build does not have
 */
export function weighFirstVisits(
  visits: readonly FirstVisit[],
  sizes: ReadonlyMap<string, number>,
  limit = FIRST_VISIT_LIMIT,
): Weight[] {
  const sum = (path: string, addresses: readonly string[]): number =>
    addresses.reduce((total, address) => {
      const size = sizes.get(address);
      if (size === undefined) throw new Error(`${path} needs ${address}, which is not built.`);
      return total + size;
    }, 0);
  return visits.map(({ path, isPublic, scripts, styles }) => {
    const scriptBytes = sum(path, scripts);
    return {
      path,
      isPublic,
      files: scripts.length,
      scriptBytes,
      styleBytes: sum(path, styles),
      isTooHeavy: isPublic && scriptBytes > limit,
    };
  });
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** The weights as a table for a terminal, the heaviest first. */
export function formatWeights(weights: readonly Weight[], limit = FIRST_VISIT_LIMIT): string {
  const rows = weights
    .toSorted((a, b) => b.scriptBytes - a.scriptBytes)
    .map(({ path, isPublic, files, scriptBytes, styleBytes, isTooHeavy }) => [
      path,
      kib(scriptBytes),
      String(files),
      kib(styleBytes),
      isTooHeavy ? `MORE THAN ${kib(limit)}` : isPublic ? 'ok' : 'signed in: no limit',
    ]);
  const head = ['first visit of', 'JS KiB', 'files', 'CSS KiB', ''];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
