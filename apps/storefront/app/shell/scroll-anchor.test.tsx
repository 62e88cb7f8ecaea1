import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { anchorScroll } from './scroll-anchor.ts';

let letGo = () => {};

beforeEach(async () => {
  await render(<div style={{ height: '9000px' }} />);
  moveTo(3000);
});

afterEach(() => letGo());

function moveTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/** Lets the browser draw that many frames. */
async function drawFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

test('what a scroll that was under way still moves the page by is taken back', async () => {
  letGo = anchorScroll();
  for (const top of [2981, 2950]) {
    await drawFrames(1);
    moveTo(top);
  }
  await drawFrames(3);
  expect(window.scrollY).toBe(3000);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'who moves the page, with a %s, is left alone',
  async (move) => {
    letGo = anchorScroll();
    await drawFrames(1);
    window.dispatchEvent(new Event(move));
    moveTo(2500);
    await drawFrames(3);
    expect(window.scrollY).toBe(2500);
  },
);

test('it is over after a few frames', async () => {
  letGo = anchorScroll();
  await drawFrames(20);
  moveTo(2500);
  await drawFrames(3);
  expect(window.scrollY).toBe(2500);
});

test('it is over when the next move begins', async () => {
  anchorScroll()();
  moveTo(2500);
  await drawFrames(3);
  expect(window.scrollY).toBe(2500);
});
