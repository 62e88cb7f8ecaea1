import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Rolldown,
} from 'vite';
import { lateStyles } from './scripts/late-styles.ts';

/** The chunks that screens share: few files are quick on a slow connection, and compress well. */
const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // Changes only with an upgrade, so that returning shoppers have it in the browser's cache.
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
  },
  // The frame of every page. `$initial` leaves out what loads later, such as the search.
  {
    name: 'shell',
    tags: ['$initial'],
    test: /[\\/]app[\\/](shell|hydration|state|lib[\\/](seo|storage|loading|errors)|components[\\/](feedback|navigation))[\\/]/,
  },
  // What many pages load.
  { name: 'shared', tags: ['$initial'], minShareCount: 14 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), lateStyles()],
  build: {
    // Pictures are files of their own, not data URLs inside the code.
    assetsInlineLimit: 0,
    // Lazy chunks import little that is not loaded: the code that preloads their imports costs more.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    }),
  },
  // The workspace's packages are built from their source.
  resolve: {
    conditions: ['@haat/source', ...defaultClientConditions],
  },
  ssr: {
    resolve: { conditions: ['@haat/source', ...defaultServerConditions] },
    noExternal: [/^@haat\//],
  },
}));
