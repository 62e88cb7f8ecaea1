// Creates the storefront's pictures from the drawings of the demo seed; run after a change of these.
import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const drawings = new URL('../../../tools/demo-catalogue/images/', import.meta.url);
const assets = new URL('../app/assets/', import.meta.url);
const publicFiles = new URL('../public/', import.meta.url);

/** Widths in px, each as an AVIF and a WebP file. */
const PICTURES = [
  { drawing: 'hero-tall.webp', name: 'hero', widths: [480, 720, 960] },
  { drawing: 'story-ten-rupees-a-week.webp', name: 'history', widths: [480, 720, 1200] },
  { drawing: 'story-a-block-is-never-straight.webp', name: 'about', widths: [960] },
];

/** Drawings of what is empty or broken, without a ground: for a place of 160 px. */
const STILLS = ['empty-basket', 'empty-thali', 'broken-papad'];

/** What the stills leave free at their left, in px of 320: without it they begin where the words below do. */
const STILL_MARGIN = 20;

/** Files with fixed URLs: the icons of the home screen and the picture of link previews. */
const PUBLIC_FILES = [
  'app-icon-192.png',
  'app-icon-512.png',
  'app-icon-maskable-512.png',
  'apple-touch-icon.png',
  'share-card.jpg',
];

await mkdir(assets, { recursive: true });
for (const { drawing, name, widths } of PICTURES) {
  for (const width of widths) {
    const picture = sharp(fileURLToPath(new URL(drawing, drawings))).resize(width);
    await picture
      .clone()
      .avif({ quality: 55, effort: 6 })
      .toFile(fileURLToPath(new URL(`${name}-${width}.avif`, assets)));
    await picture
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(fileURLToPath(new URL(`${name}-${width}.webp`, assets)));
  }
}
for (const name of STILLS) {
  await sharp(fileURLToPath(new URL(`${name}.webp`, drawings)))
    .resize(320)
    .extract({ left: STILL_MARGIN, top: 0, width: 320 - STILL_MARGIN, height: 240 })
    .extend({ right: STILL_MARGIN, background: '#0000' })
    .webp({ quality: 62, alphaQuality: 80, effort: 6 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, assets)));
}
for (const file of PUBLIC_FILES) {
  await copyFile(new URL(file, drawings), new URL(file, publicFiles));
}
