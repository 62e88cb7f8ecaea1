import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { IS_HINDI_BUILD, MOUNT_PATH } from './scripts/built-language.ts';
import { compressClientFiles } from './scripts/compress-client.ts';

export default {
  ssr: true,
  // The server mounts the Hindi pages at this path.
  basename: MOUNT_PATH,
  ...(IS_HINDI_BUILD && { buildDirectory: 'build/hi' }),
  // The manifest is small enough to load as a whole instead of in parts.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await buildServiceWorker(folder);
    await compressClientFiles(folder);
  },
} satisfies Config;
