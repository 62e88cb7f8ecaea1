/** The shop's palette with the colours of spices and materials, and arithmetic on them. */

export const PALETTE = {
  sand: '#FBF5EA',
  ink: '#2A1B14',
  madder: '#BD1A12',
  indigo: '#22335C',
  turmeric: '#E2A324',
  leaf: '#3F6B3A',
  hairline: '#E6D8C2',
} as const;

/** Red, green and blue as amounts of light (linear, 0 is none, 1 is paper white, more is glare). */
export type Light = readonly [number, number, number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toScreen(amount: number): number {
  const held = Math.min(1, Math.max(0, amount));
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

const known = new Map<string, Light>();

/** Reads '#rrggbb'. Throws on anything else. */
export function readColour(colour: string): Light {
  const found = known.get(colour);
  if (found) return found;
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not a colour: ${colour}`);
  const read = (start: number) =>
    toLinear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const light: Light = [read(1), read(3), read(5)];
  known.set(colour, light);
  return light;
}

/** Writes light as '#rrggbb'; what is brighter than the screen is held at white. */
export function writeColour([red, green, blue]: Light): string {
  const write = (amount: number) =>
    Math.round(toScreen(amount) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${write(red)}${write(green)}${write(blue)}`;
}

/** `share` 0 gives `from`, 1 gives `to`; mixed as light, so that mixtures stay clear. */
export function mixColours(from: string, to: string, share: number): string {
  const [r, g, b] = readColour(from);
  const [R, G, B] = readColour(to);
  return writeColour([r + (R - r) * share, g + (G - g) * share, b + (B - b) * share]);
}

/** The colour with `factor` times the light: below 1 darker, above 1 brighter. */
export function dim(colour: string, factor: number): string {
  const [r, g, b] = readColour(colour);
  return writeColour([r * factor, g * factor, b * factor]);
}
