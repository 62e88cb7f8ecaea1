// Writes dist/styles.css: tokens, faces and the classes of all components, for apps without Tailwind.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileStandalone } from './standalone-styles.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
await mkdir(dist, { recursive: true });
await writeFile(`${dist}styles.css`, await compileStandalone());
