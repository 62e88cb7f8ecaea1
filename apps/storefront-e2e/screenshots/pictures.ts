import { join } from 'node:path';
import { HINDI_NAMES } from './hindi-name.ts';
import { MOMENTS } from './moments.ts';
import { SCREENS } from './screen-states.ts';
import type { Arrange } from './stage.ts';

/** The folder that the pictures are taken into. */
export const TAKEN_FOLDER = join(import.meta.dirname, 'taken');

/** The widths that every screen is looked at in, in CSS px. */
export const WIDTHS = [360, 768, 1280] as const;

/** From here on the header has room for its links, in CSS px. */
const WIDE = 1024;

/** One picture of the set, taken at each width. */
export interface Picture {
  readonly name: string;
  readonly arrange: Arrange;
  /** Taken as high as the screen, not as the page. */
  readonly isOverlay: boolean;
  /** Something on it is still being waited for. */
  readonly isWaiting: boolean;
  readonly isForPhones: boolean;
  readonly isWithoutScript: boolean;
  /** Taken in the shop that sells something by a long Hindi name. */
  readonly isInHindiShop: boolean;
}

/** A state that a screen has not. */
export interface MissingState {
  readonly name: string;
  readonly why: string;
}

const PLAIN = {
  isOverlay: false,
  isWaiting: false,
  isForPhones: false,
  isWithoutScript: false,
  isInHindiShop: false,
};

function listAll(): { pictures: Picture[]; missing: MissingState[] } {
  const pictures: Picture[] = [];
  const missing: MissingState[] = [];
  for (const { name, shown, loading, empty, error } of Object.values(SCREENS)) {
    pictures.push({ ...PLAIN, name, arrange: shown });
    for (const [state, arrange] of Object.entries({ loading, empty, error })) {
      const called = `${name}-${state}`;
      if (typeof arrange === 'string') missing.push({ name: called, why: arrange });
      else pictures.push({ ...PLAIN, name: called, arrange, isWaiting: state === 'loading' });
    }
  }
  for (const [name, moment] of Object.entries(MOMENTS))
    pictures.push({ ...PLAIN, name, ...moment });
  for (const [name, arrange] of Object.entries(HINDI_NAMES)) {
    pictures.push({ ...PLAIN, name, arrange, isInHindiShop: true });
  }
  const names = pictures.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two pictures have one name: ${twice.join(', ')}.`);
  return { pictures, missing };
}

/** Every picture there is, and the states that are not pictured because there are none. */
export const { pictures: PICTURES, missing: MISSING_STATES } = listAll();

/** The pictures of a width, in CSS px. */
export function listPictures(width: number): Picture[] {
  return PICTURES.filter(({ isForPhones }) => !isForPhones || width < WIDE);
}
