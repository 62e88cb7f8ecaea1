import { resolve } from 'node:path';
import { CatalogueError, readCatalogue } from '../catalogue/import/read-catalogue.ts';

const USAGE = `Checks a catalogue folder: node dist/commands/check-catalogue.js <folder>

Prints how much is in it, or every problem. The format is described in apps/server/src/catalogue/import/README.md.`;

const [folder, ...others] = process.argv.slice(2);
try {
  if (folder === undefined || others.length > 0) throw new CatalogueError(USAGE);
  const { categories, products, makers, stories, pages, reviews } = await readCatalogue(
    resolve(folder),
  );
  process.stdout.write(
    `${folder} is a good catalogue: ${categories.length} categories, ${products.length} products, ` +
      `${makers.length} makers, ${stories.length} stories, ${pages.length} pages, ${reviews.length} reviews.\n`,
  );
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
