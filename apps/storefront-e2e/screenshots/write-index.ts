// Writes README.md: all pictures beside one another. Run by `pnpm screenshots` after they are taken.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WIDTHS = ['360', '768', '1280'];
/** Width of a picture on the page, in px. */
const SHOWN = { '360': 140, '768': 240, '1280': 380 };

const folder = import.meta.dirname;
const names = new Map<string, string[]>();
for (const width of WIDTHS) {
  const files = await readdir(join(folder, width)).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.webp'))) {
    names.set(file, [...(names.get(file) ?? []), width]);
  }
}

const rows = Array.from(names.keys())
  .toSorted()
  .map((file) => {
    const name = file.replace('.webp', '');
    const cells = WIDTHS.map((width) =>
      names.get(file)?.includes(width)
        ? `<a href="${width}/${file}"><img src="${width}/${file}" width="${SHOWN[width as keyof typeof SHOWN]}" alt="${name} at ${width} px"></a>`
        : '–',
    );
    return `| ${name} | ${cells.join(' | ')} |`;
  });

await writeFile(
  join(folder, 'README.md'),
  `# Every screen

Taken by \`npx pnpm@12.21.0 --filter @haat/storefront-e2e screenshots\`, which replaces them all: look
at what changed before you commit. Cut at 4,000 px; a guest where the name says no more, else a
shopper with an order, an address, a cart and a wishlist, then one who has nothing (\`-empty\`), whose
calls do not answer (\`-loading\`), and whose calls fail (\`-error\`).

| screen | ${WIDTHS.map((width) => `${width} px`).join(' | ')} |
|---|${'---|'.repeat(WIDTHS.length)}
${rows.join('\n')}
`,
);
