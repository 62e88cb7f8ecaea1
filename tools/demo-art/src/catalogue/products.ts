import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** The folder of the demo catalogue, whose pictures are drawn. */
export const CATALOGUE = dirname(
  createRequire(import.meta.url).resolve('@haat/demo-catalogue/package.json'),
);

/** What a label shows of a product; the rest of the catalogue is the server's to read. */
const productSchema = z.object({
  key: z.string(),
  name: z.string(),
  nameHindi: z.string().optional(),
  packSize: z.object({ amount: z.number(), unit: z.string() }).optional(),
  size: z.string().optional(),
  brand: z.string(),
  category: z.string(),
  images: z.array(z.string()),
});

export type LabelledProduct = z.infer<typeof productSchema>;

/** The products of the demo catalogue. @throws when one lacks what its label shows */
export async function readProducts(): Promise<LabelledProduct[]> {
  const text = await readFile(join(CATALOGUE, 'products.json'), 'utf8');
  return z.array(productSchema).parse(JSON.parse(text));
}
