import { expect, test } from 'vitest';
import { matchPictures, takePictureNames } from './picture-names.ts';

const HASH = 'a'.repeat(64);
const GOODS = [
  { id: 'moong_1', name: 'Moong Papad', nameHindi: 'मूंग पापड़' },
  { id: 'set-12', name: 'Spice Set 12', nameHindi: '' },
  { id: 'one', name: 'Ghee', nameHindi: '' },
  { id: 'two', name: 'Ghee', nameHindi: '' },
];

// product 10.3.24
test('names of files are taken out of the column of pictures, hashes stay', () => {
  const csv = `id,name,pictures\r\nset-12,Set,${HASH}; set front.jpg;b.png\r\n,New,c.jpg\r\n,D,\r\n`;
  const taken = takePictureNames(csv);
  expect(taken.csv).toBe(`\uFEFFid,name,pictures\r\nset-12,Set,${HASH}\r\n,New,\r\n,D,\r\n`);
  expect(taken.named).toEqual([
    { id: 'set-12', name: 'Set', files: ['set front.jpg', 'b.png'] },
    { id: '', name: 'New', files: ['c.jpg'] },
  ]);
});

// product 10.3.24
test.each([`id,pictures\r\na,${HASH} ${HASH}\r\n`, 'id,name\r\n,a.jpg\r\n', 'id,pictures\r\n"'])(
  'a file without names stays as it is: %j',
  (csv) => {
    expect(takePictureNames(csv)).toEqual({ csv, named: [] });
  },
);

// product 10.3.24
test('pictures are found by id, by name in either script, with numbers, and by what rows name', () => {
  const named = [
    { id: '', name: 'moong papad', files: ['FRONT.jpg', 'back'] },
    { id: 'one', name: 'Ghee', files: ['front.jpg'] },
  ];
  const paths = [
    'photos/back.png',
    'photos/front.jpg',
    'Moong Papad-10.jpg',
    'मूंग पापड़ (2).webp',
    'moong_1.jpg',
    'spice_set_12.jpg',
    'set-12-1.jpg',
    'Ghee.jpg',
    'unknown-1.jpg',
  ];
  const { matches, unmatched } = matchPictures(paths, GOODS, named);
  const of = (id: string) =>
    matches.filter(({ productId }) => productId === id).map(({ path }) => path);
  expect(of('moong_1')).toEqual([
    ...['photos/front.jpg', 'moong_1.jpg', 'photos/back.png'],
    ...['मूंग पापड़ (2).webp', 'Moong Papad-10.jpg'],
  ]);
  expect(of('set-12')).toEqual(['spice_set_12.jpg', 'set-12-1.jpg']);
  expect(of('one')).toEqual(['photos/front.jpg']);
  expect(unmatched).toEqual(['Ghee.jpg', 'unknown-1.jpg']);
});
