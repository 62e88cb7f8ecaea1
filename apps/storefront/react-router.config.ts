import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { compressClientFiles } from './scripts/compress-client.ts';

export default {
  ssr: true,
  // The manifest is small enough to load as a whole instead of in parts.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await buildServiceWorker(folder);
    await compressClientFiles(folder);
  },
} satisfies Config;
