import { describe, expect, it } from 'vitest';
import * as ui from '../src/index.ts';
import { GROUPS } from './groups.ts';

/** Components are the functions whose names begin with a capital. */
const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function')
  .map(([name]) => name);
const shown = GROUPS.flatMap(({ examples }) => examples.map(({ component }) => component));

describe('the gallery', () => {
  it('shows every component that the package exports, once', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(shown.toSorted()).toEqual(components.toSorted());
  });
});
