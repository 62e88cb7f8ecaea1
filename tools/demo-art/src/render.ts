/**
 * Draws the demo shop's pictures into tools/demo-catalogue/images: `node src/render.ts [part …]`.
 * With parts of file names only the pictures whose name holds one of them are drawn; `--to folder`
 * puts them elsewhere, and with `--draft` hands are only sketched, in a tenth of the time. The results
 * are committed, so this runs only when a drawing or a product has changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { DIGEST_FILE, digestDrawings } from './catalogue/drawings-digest.ts';
import { CATALOGUE, type LabelledProduct, readProducts } from './catalogue/products.ts';
import { createPen, writePicture } from './engine/pen.ts';
import { setDetail } from './engine/solids.ts';
import { drawIcon, drawScene, SCENES } from './views/scenes.ts';
import { drawView, VIEWS } from './views/views.ts';

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    to: { type: 'string', default: join(CATALOGUE, 'images') },
  },
});
const IMAGES = options.to;
if (options.draft) setDetail(0.3);

/** Pictures drawn at the same time; each takes one core for some seconds. */
const AT_ONCE = 2;

type Job = {
  fileName: string;
  draw: () => string;
  /** Largest size in bytes; the quality goes down until it fits. */
  limit: number;
};

async function encode(picture: Sharp, job: Job): Promise<Buffer> {
  if (job.fileName.endsWith('.png')) return picture.png({ palette: true, quality: 90 }).toBuffer();
  for (let quality = 80; ; quality -= 6) {
    const bytes = job.fileName.endsWith('.jpg')
      ? await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      : await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.byteLength <= job.limit || quality <= 44) return bytes;
  }
}

async function run(job: Job): Promise<void> {
  const started = performance.now();
  const svg = job.draw();
  if (job.fileName.endsWith('.svg')) {
    await writeFile(join(IMAGES, job.fileName), svg);
    return;
  }
  const pixels = await sharp(Buffer.from(svg), { unlimited: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  const bytes = await encode(sharp(pixels.data, { raw: { width, height, channels } }), job);
  await writeFile(join(IMAGES, job.fileName), bytes);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${job.fileName} ${Math.round(bytes.byteLength / 1024)} KB ${seconds} s\n`);
}

/** What a label says of the contents: grams, else the measures. */
function labelSize({ packSize, size = '' }: LabelledProduct): string {
  return packSize?.unit === 'g' ? `${packSize.amount} g` : size;
}

async function listJobs(): Promise<Job[]> {
  const views = (await readProducts()).flatMap((product) =>
    product.images.map((fileName, index): Job => {
      const view = VIEWS[index];
      if (!view) throw new Error(`${product.key} has more images than there are views.`);
      const { key, name, brand, category, nameHindi = name } = product;
      const packSize = labelSize(product);
      return {
        fileName,
        limit: 61_000,
        draw: () => drawView({ key, name, nameHindi, packSize, brand, category }, view),
      };
    }),
  );
  const scenes = Object.entries(SCENES).map(
    ([name, { width, height }]): Job => ({
      // Link previews are read by programs that know no WebP.
      fileName: name === 'share-card' ? `${name}.jpg` : `${name}.webp`,
      limit: Math.min(240_000, Math.max(40_000, width * height * 0.115)),
      draw: () => drawScene(name),
    }),
  );
  const icons = ICONS.map(
    ({ fileName, size, inset, corner }): Job => ({
      fileName,
      limit: 60_000,
      draw: () => {
        const pen = createPen(fileName);
        return writePicture(pen, size, size, drawIcon(size, inset, corner));
      },
    }),
  );
  return [...views, ...scenes, ...icons];
}

/** App icons: `inset` is the share kept free at the edge, `corner` the rounding at 512 pixels. */
const ICONS = [
  { fileName: 'app-icon-512.png', size: 512, inset: 0, corner: 96 },
  { fileName: 'app-icon-192.png', size: 192, inset: 0, corner: 96 },
  { fileName: 'app-icon-maskable-512.png', size: 512, inset: 0.2, corner: 0 },
  { fileName: 'apple-touch-icon.png', size: 180, inset: 0.04, corner: 0 },
  { fileName: 'app-icon.svg', size: 512, inset: 0, corner: 96 },
] as const;

const jobs = (await listJobs()).filter(
  ({ fileName }) => parts.length === 0 || parts.some((part) => fileName.includes(part)),
);
await mkdir(IMAGES, { recursive: true });
sharp.concurrency(1);
const waiting = [...jobs];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await run(job);
  }),
);

// Only a whole run in full quality brings all pictures up to date.
const isComplete = parts.length === 0 && !options.draft && IMAGES === join(CATALOGUE, 'images');
if (isComplete) await writeFile(DIGEST_FILE, await digestDrawings());
