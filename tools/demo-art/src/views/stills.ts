/** Single things on no ground, for what is empty or broken: they stand on the page itself. */

import { clip, group, type Pen, polyline } from '../engine/pen.ts';
import { createCamera, type Point } from '../engine/space.ts';
import { createBands, drawCoiledBasket } from '../things/baskets.ts';
import { drawPlate } from '../things/food.ts';
import { drawPapad, PAPADS } from '../things/papads.ts';
import { arrange, pile } from './picture.ts';

export const STILL_WIDTH = 640;
export const STILL_HEIGHT = 480;

function drawEmptyBasket(pen: Pen): string {
  const camera = createCamera(28, [256, 372], 0.94);
  return arrange(
    drawCoiledBasket(pen, camera, {
      base: [0, 0, 0],
      profile: [
        [216, 178],
        [222, 130],
        [210, 70],
        [180, 22],
        [166, 0],
      ],
      pattern: createBands(['#a3271c', '#26385f'], [0.3]),
      coils: 14,
    }),
  );
}

function drawEmptyThali(pen: Pen): string {
  const camera = createCamera(44, [312, 250]);
  return pile(drawPlate(pen, camera, [0, 0, 0], 262));
}

/** Where the papad broke, from its upper to its lower edge. */
const CRACK: readonly Point[] = [
  [336, -20],
  [330, 90],
  [306, 140],
  [334, 190],
  [300, 236],
  [322, 290],
  [296, 340],
  [312, 500],
];

function drawBrokenPapad(pen: Pen): string {
  const camera = createCamera(46, [312, 244]);
  const kind = PAPADS['urad-black-pepper-papad'];
  if (!kind) throw new Error('The papad is missing.');
  const papad = drawPapad(pen, camera, kind, {
    at: [0, 0, 0],
    radius: 252,
    curl: 0.07,
    roast: 0.5,
  });
  const half = (side: Point, move: string) => {
    const corners: Point[] = [...CRACK, [side[0], 500], [side[0], -20]];
    return group(
      { transform: move },
      group({ 'clip-path': clip(pen, polyline(corners, true)) }, papad.shadow + papad.body),
    );
  };
  return (
    half([-40, 0], 'translate(-16 -2) rotate(-3 312 244)') +
    half([700, 0], 'translate(18 6) rotate(5 312 244)')
  );
}

export const STILLS: Readonly<Record<string, (pen: Pen) => string>> = {
  'empty-basket': drawEmptyBasket,
  'empty-thali': drawEmptyThali,
  'broken-papad': drawBrokenPapad,
};
