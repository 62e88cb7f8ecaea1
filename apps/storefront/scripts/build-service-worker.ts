import { defaultClientConditions, build as viteBuild } from 'vite';

/**
 * Builds the service worker as one file, which shares no chunk with the pages and keeps its name: browsers
 * look for a new one under it.
 *
 * @param folder the folder of the client build
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'app/service-worker/service-worker.ts',
        output: { entryFileNames: 'service-worker.js' },
      },
    },
  });
}
