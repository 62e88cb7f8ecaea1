import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Modules whose path has one of these parts. */
function modules(...parts: string[]): RegExp {
  return new RegExp(parts.map((part) => part.replaceAll('/', '[\\\\/]')).join('|'));
}

/**
 * The chunks that all screens share: few files are quick on a slow connection and compress well. What
 * is loaded later by itself (the second factor, signing in, notices) is in neither, and what few screens show
 * (orders, copying, questions).
 */
const CHUNK_GROUPS = [
  // Changes only with an upgrade, so that it stays in the browser's cache.
  {
    name: 'framework',
    test: modules(
      '/node_modules/react/',
      '/react-dom/',
      '/react-router/',
      '/scheduler/',
      '/@tanstack/',
    ),
  },
  {
    name: 'shell',
    test: modules(
      '/app/(root|member-layout)',
      '/app/shell/',
      '/app/lib/(?!push/push-browser)',
      '/app/components/(?!access/(second-factor|code-form|fresh-code-dialog|new-codes|no-access|sign-|open-app|qr-code|recovery-codes)|copy/|order/|question/)',
      '/packages/ui/src/',
      '/packages/api-sdk/src/',
      '/openapi-fetch/',
      '/idb-keyval/',
    ),
  },
];

/** Builds the service worker as one file, which keeps its name: browsers look for a new one under it. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: 'app/service-worker/service-worker.ts',
      fileName: 'service-worker.js',
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  base: '/desk/',
  plugins: [tailwindcss(), reactRouter(), serviceWorker],
  // Pictures are files of their own, not data URLs inside the code.
  build: {
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    }),
  },
  // The workspace's packages are built from their source.
  resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['@haat/source', ...defaultServerConditions] },
    // The server renders the frame only; whatever its module imports is in the build.
    noExternal: [/^@haat\//, 'lucide', '@tanstack/react-query', 'idb-keyval', 'uqr'],
  },
}));
