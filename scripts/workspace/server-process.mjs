import { join } from 'node:path';
import { rootDir } from './paths.mjs';

/** Node's arguments: its memory settings halve what the process takes at its highest; see docs/decisions/0010. */
export const NODE_ARGS = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
];

/** Node's arguments for the built server, the same in `npm start` and `npm run bench`. */
export const SERVER_ARGS = [...NODE_ARGS, join(rootDir, 'apps/server/dist/main.js')];

/** Settings of the C library's allocator (glibc; others ignore them). */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
};
