import type { Plugin } from 'vite';

/** Expressions of React Router whose value is known in this shop; minifying removes what they guard. */
const KNOWN_VALUES = [
  // Nothing traces the router's calls.
  { file: 'router/router.js', expression: 'init.instrumentations', value: 'false' },
  // The manifest is loaded as a whole: `routeDiscovery` in react-router.config.ts.
  {
    file: 'dom/ssr/fog-of-war.js',
    expression: '!isFogOfWarEnabled(routeDiscovery, ssr)',
    value: 'true',
  },
  {
    file: 'dom/ssr/components.js',
    expression: 'isFogOfWarEnabled(routeDiscovery, ssr)',
    value: 'false',
  },
  // No screen is a server component.
  { file: 'dom/ssr/components.js', expression: 'useIsRSCRouterContext()', value: 'false' },
] as const;

const FOLDER = '/react-router/dist/production/lib/';

/**
 * Leaves code of React Router out of the browser's build that the shop never runs: 2 KiB less
 * JavaScript of a first visit.
 *
 * @throws {Error} (at the end of the build) when a version of React Router no longer has one of the
 *   expressions
 */
export function leaveOutUnused(): Plugin {
  const missing = new Set(KNOWN_VALUES.map(({ expression }) => expression));
  return {
    name: 'leave-out-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      let left = code;
      for (const { file, expression, value } of KNOWN_VALUES) {
        if (!id.endsWith(FOLDER + file) || !code.includes(expression)) continue;
        left = left.replaceAll(expression, value);
        missing.delete(expression);
      }
      return left === code ? null : { code: left, map: null };
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      throw new Error(`React Router no longer has: ${[...missing].join(', ')}`);
    },
  };
}
