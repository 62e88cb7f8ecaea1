import { expect, it } from 'vitest';
import { findDeadLinks } from './find-dead-links.ts';

const FILES = new Set(['README.md', 'LICENSE', 'docs/use.md']);

it.each([
  ['[the licence](LICENSE)', []],
  ['[use](./docs/use.md#start "How")', []],
  ['[MSW](https://mswjs.io) and [below](#below)', []],
  ['[all](docs/all.md)', ['docs/all.md']],
  ['![a picture](gallery/gallery.png)', ['gallery/gallery.png']],
  ['<img alt="" src="a.png"> <a href="../up.md">up</a>', ['a.png', '../up.md']],
  ['[plain http]: http://shop.example', ['http://shop.example']],
  ['[it][1]\n\n[1]: none.md', ['none.md']],
  ['`[code](none.md)`\n\n```md\n[code](none.md)\n```\n', []],
])('%s', (readme, dead) => {
  expect(findDeadLinks(readme, FILES)).toEqual(dead);
});
