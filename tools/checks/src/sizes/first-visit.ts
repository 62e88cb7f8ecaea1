// Lists the files that a browser loads for its first page, from the manifest of the build.

/** Limit of the JavaScript of a public page's first visit, as sent, in bytes: 140 KiB. */
export const FIRST_VISIT_LIMIT = 140 * 1024;

/** Limit of the JavaScript of a first visit of a product's page, as sent, in bytes: 130 KiB. */
export const PRODUCT_VISIT_LIMIT = 130 * 1024;

/** What a browser may load beside it while it is idle, such as what works without a network, in bytes. */
export const IDLE_MORE = 7 * 1024;

/** What Hindi texts may add to a page, in bytes. */
export const HINDI_MORE = 4 * 1024;

/** Limit of the JavaScript of the first visit of any page of the desk, as sent, in bytes: 160 KiB. */
export const DESK_VISIT_LIMIT = 160 * 1024;

/**
 * Limits of the documents of the largest pages, in bytes: as HTML, and as the server compresses it. They
 * are what the pages have, and a little; the goals are 60 and 12 KiB.
 */
export const DOCUMENT_LIMITS: Readonly<
  Record<string, { readonly html: number; readonly sent: number }>
> = {
  // Four goods that no other block shows, the gifts, and the ways to the other language.
  '/': { html: 134 * 1024, sent: 23.25 * 1024 },
  // With its price ranges.
  '/products-list': { html: 120 * 1024, sent: 20 * 1024 },
  // With all pictures in a row, what is in the set, and the ways to the other language.
  '/product/spice-set-12': { html: 126 * 1024, sent: 23 * 1024 },
  '/cart': { html: 56 * 1024, sent: 12.25 * 1024 },
};

/** Layouts whose screens only signed-in shoppers open: they are shown, but not held to the limit. */
const PROTECTED_LAYOUTS = ['account', 'checkout'];

interface ManifestModule {
  readonly module: string;
  readonly imports: readonly string[];
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

/** A page and the scripts of its first visit. */
export interface FirstVisit {
  /** As in routes.ts, such as `/product/:id`. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly scripts: readonly string[];
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
 * The pages of the build, in the order of `routes.ts`: which scripts the first visit loads.
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
      return {
        path: pathOf(lineage),
        isPublic: !lineage.some(({ id }) => PROTECTED_LAYOUTS.includes(id)),
        scripts: Array.from(
          new Set([url, ...[entry, ...lineage].flatMap((one) => [one.module, ...one.imports])]),
        ),
      };
    });
}

/** Limit of a page of the storefront, in bytes; undefined: signed-in shoppers alone open it. */
export function limitOf({ path, isPublic }: FirstVisit): number | undefined {
  if (!isPublic) return undefined;
  return path === '/product/:id' ? PRODUCT_VISIT_LIMIT : FIRST_VISIT_LIMIT;
}

/**
 * Adds up the scripts of a first visit.
 *
 * @param sizes bytes as sent, by address
 * @throws {Error} when the page needs a file that the build does not have
 */
export function weigh({ path, scripts }: FirstVisit, sizes: ReadonlyMap<string, number>): number {
  return scripts.reduce((total, address) => {
    const size = sizes.get(address);
    if (size === undefined) throw new Error(`${path} needs ${address}, which is not built.`);
    return total + size;
  }, 0);
}
