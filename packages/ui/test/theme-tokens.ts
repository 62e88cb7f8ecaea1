import { readFileSync } from 'node:fs';

/** The text of styles/theme.css. */
export function readTheme(): string {
  return readFileSync(new URL('../styles/theme.css', import.meta.url), 'utf8');
}

/** The colour tokens of the theme by name: `ink` → `#2a1b14`; one that stands for another has its value. */
export function readColours(): ReadonlyMap<string, string> {
  const colours = new Map<string, string>();
  const tokens =
    /--color-([a-z-]+): (?:(#[0-9a-f]{6})|var\(--[a-z-]+, var\(--color-([a-z-]+)\)\));/g;
  for (const [, name = '', value, other = ''] of readTheme().matchAll(tokens))
    colours.set(name, value ?? colours.get(other) ?? '');
  return colours;
}

function relativeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
