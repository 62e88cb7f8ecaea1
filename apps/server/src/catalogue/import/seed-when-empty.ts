import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ShopContext } from '../../context.ts';
import { isCatalogueEmpty } from './catalogue-import.repository.ts';
import { type CatalogueSummary, importCatalogue } from './import-catalogue.ts';

/** The folder of the demo shop's catalogue. */
export const DEMO_FOLDER = dirname(
  createRequire(import.meta.url).resolve('@haat/demo-catalogue/package.json'),
);

/**
 * Imports the demo shop into an empty database, unless `SEED=none`. It is imported once: a shop that
 * deletes all of it stays empty.
 *
 * @returns the numbers of imported entries; undefined when nothing was imported
 */
export async function seedWhenEmpty(context: ShopContext): Promise<CatalogueSummary | undefined> {
  const { config, db } = context;
  if (config.seed !== 'demo' || !(await isCatalogueEmpty(db))) return undefined;
  context.log.info('loading the demo shop');
  const summary = await importCatalogue(db, DEMO_FOLDER, {
    now: context.now(),
    seedName: 'demo',
    bucket: context.bucket,
    onProgress(step, done, total) {
      if (done === total) context.log.info({ step, done }, 'loading the demo shop');
    },
  });
  if (summary !== undefined) context.log.info(summary, 'demo shop loaded');
  return summary;
}
