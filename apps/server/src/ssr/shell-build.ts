import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type {
  matchRoutes as matchReactRoutes,
  RouteObject,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import * as z from 'zod/mini';
import type { LoadContextInit, ShellPolicy } from './shell.ts';

/** A web shell, built: React Router's server build and the folder of its files for browsers. */
export interface Shell {
  /** Stops when the request's signal is aborted; its response is then ignored. */
  render(request: Request, init: LoadContextInit): Promise<Response>;
  clientFolder: string;
  /** The path that all its URLs begin with, such as `/desk`; the shell of all other paths has none. */
  mountPath?: string;
  /** Its paths, and those that the functions below take, are those below `mountPath`. */
  policy: ShellPolicy;
  /**
   * For a path without a route: the path whose page is the same. Undefined for other paths, and when
   * every path has a page of its own.
   */
  findMissing?: (pathname: string) => string | undefined;
  /** The pattern of the route of a path, such as `/product/:id`; `/*` for a path without one. */
  findRoute?: (pathname: string) => string;
}

/**
 * Loads a shell from its build folder (`server/index.js` and `client/`), never from its source.
 *
 * @returns undefined when the shell has not been built
 * @throws when its `entry.server` does not export `createLoadContext` and a valid `hosting`
 */
export async function loadShell(buildFolder: string): Promise<Shell | undefined> {
  if (!isShellBuilt(buildFolder)) return undefined;
  const build: unknown = await import(pathToFileURL(toEntry(buildFolder)).href);
  return createShell(build, join(buildFolder, 'client'));
}

/** True when the folder holds a built shell. */
export function isShellBuilt(buildFolder: string): boolean {
  return existsSync(toEntry(buildFolder));
}

function toEntry(buildFolder: string): string {
  return join(buildFolder, 'server', 'index.js');
}

/** @throws when `build` is not a server build whose entry exports both parts; see {@link loadShell} */
export async function createShell(build: unknown, clientFolder: string): Promise<Shell> {
  if (!isShellBuild(build)) {
    throw new TypeError("The shell's entry.server must export createLoadContext and hosting.");
  }
  const { createRequestHandler, matchRoutes } = await import('react-router');
  const handle = createRequestHandler(build, 'production');
  const { createLoadContext, hosting } = build.entry.module;
  const findRoute = createRouteFinder(build.routes, matchRoutes);
  return {
    clientFolder,
    mountPath: (build.basename ?? '/').replace(/\/$/, ''),
    policy: policySchema.parse(hosting),
    findMissing: createMissingFinder(build.routes, findRoute),
    findRoute,
    render: (request, init) => handle(request, createLoadContext(init)),
  };
}

/** Paths whose match is cached. */
const MATCHED_PATHS = 1_000;
/** Longer paths are matched each time, so that hostile ones fill no memory. */
const MATCHED_PATH_LENGTH = 200;

/** A path segment that no route has. */
const NOWHERE = 'not-found';

/** Finds the pattern of the route that matches a path. */
function createRouteFinder(
  routes: ServerBuild['routes'],
  matchRoutes: typeof matchReactRoutes,
): (pathname: string) => string {
  const tree = nestRoutes(routes, undefined);
  // React Router compiles every route anew for each match: 160 µs of a cached page's 250.
  const matched = new LRUCache<string, string>({ max: MATCHED_PATHS });

  return function findRoute(pathname) {
    const known = matched.get(pathname);
    if (known !== undefined) return known;
    const matches = matchRoutes(tree, pathname) ?? [];
    const parts = matches.flatMap(({ route }) => route.path || []);
    const pattern = `/${parts.join('/')}`;
    // A copy: a part of the URL's string would keep all of it in memory.
    if (pathname.length <= MATCHED_PATH_LENGTH)
      matched.set(Buffer.from(pathname).toString(), pattern);
    return pattern;
  };
}

/** The pattern of the route for paths that no other one matches. */
const MISSING = '/*';

/**
 * Finds the paths that only the route `*` matches. Its page differs by the first segment alone: the
 * navigation marks the screen of that segment.
 */
function createMissingFinder(
  routes: ServerBuild['routes'],
  findRoute: (pathname: string) => string,
): (pathname: string) => string | undefined {
  const isMissing = (pathname: string) => findRoute(pathname) === MISSING;

  const firstParts = new Set(
    Object.values(routes).map((route) => route?.path?.split('/', 1)[0]?.toLowerCase()),
  );
  return (pathname) => {
    // The data of a page is no page.
    if (pathname.endsWith('.data') || !isMissing(pathname)) return undefined;
    const first = pathname.split('/')[1]?.toLowerCase() ?? '';
    const parts = firstParts.has(first) ? [first, NOWHERE, NOWHERE, NOWHERE] : [NOWHERE];
    const missing = `/${parts.join('/')}`;
    return isMissing(missing) ? missing : undefined;
  };
}

/** The routes below a parent, in the shape that React Router matches. */
function nestRoutes(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => ({
      id,
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(index === true ? { index: true as const } : { children: nestRoutes(routes, id) }),
    }));
}

/** A path of more than one segment could be requested in a form that is not made canonical. */
const policySchema = z.object({
  personalPages: z.array(
    z.strictObject({
      path: z.string().check(z.regex(/^\/[a-z0-9-]*$/)),
      hasSecretUrl: z.exactOptional(z.literal(true)),
      loadsPaymentProvider: z.exactOptional(z.literal(true)),
    }),
  ),
  queryParameters: z.array(z.string()),
  serviceWorker: z.exactOptional(z.string().check(z.regex(/^\/[a-z0-9-]+\.js$/))),
});

interface ShellBuild extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(init: LoadContextInit): RouterContextProvider;
      hosting: unknown;
    };
  };
}

function isShellBuild(build: unknown): build is ShellBuild {
  if (typeof build !== 'object' || build === null || !('entry' in build)) return false;
  const { entry } = build;
  if (typeof entry !== 'object' || entry === null || !('module' in entry)) return false;
  const { module } = entry;
  if (typeof module !== 'object' || module === null) return false;
  const hasContext =
    'createLoadContext' in module && typeof module.createLoadContext === 'function';
  return hasContext && 'hosting' in module;
}
