import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { anchorScroll } from './scroll-anchor.ts';

let release = () => {};

beforeEach(async () => {
  await render(<div style={{ height: '9000px' }} />);
  scrollTo(3000);
});

afterEach(() => release());

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Waits for that many animation frames. */
async function waitFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test('reverts the pixels of an interrupted smooth scroll', async () => {
  release = anchorScroll();
  for (const top of [2981, 2950]) {
    await waitFrames(1);
    scrollTo(top);
  }
  await waitFrames(3);
  expect(window.scrollY).toBe(3000);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'does not revert a scroll of the shopper, begun with a %s',
  async (event) => {
    release = anchorScroll();
    await waitFrames(1);
    window.dispatchEvent(new Event(event));
    scrollTo(2500);
    await waitFrames(3);
    expect(window.scrollY).toBe(2500);
  },
);
