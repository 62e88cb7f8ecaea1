import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressClientFiles } from './scripts/compress-client.ts';

export default {
  ssr: true,
  // The lists of all routes would be fetched in pieces; ours is small enough to come whole.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressClientFiles(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
