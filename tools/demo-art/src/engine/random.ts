/** Randomness that is the same on every run: a picture drawn twice is the same picture. */

export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number;
  /** A number between `low` and `high`. */
  between: (low: number, high: number) => number;
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  /** Around 0, mostly within 1 on either side (the sum of three even draws). */
  bell: () => number;
  /** One of the items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return hash >>> 0;
}

/** Makes a source of random numbers from a text, such as a product key (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    bell: () => ((next() + next() + next()) / 1.5 - 1) * 1.4,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

function latticeValue(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise between 0 and 1 that changes once per unit. */
export function readNoise(x: number, y: number, seed = 1): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const u = across * across * (3 - 2 * across);
  const v = down * down * (3 - 2 * down);
  const upper = latticeValue(left, top, seed) * (1 - u) + latticeValue(left + 1, top, seed) * u;
  const lower =
    latticeValue(left, top + 1, seed) * (1 - u) + latticeValue(left + 1, top + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Noise of several sizes laid over each other, between 0 and 1. */
export function readRoughness(x: number, y: number, octaves = 4, seed = 1): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const size = 2 ** octave;
    sum += weight * readNoise(x * size, y * size, seed + octave * 17);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
