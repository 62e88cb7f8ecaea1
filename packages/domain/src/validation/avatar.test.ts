import { expect, it } from 'vitest';
import { AVATAR_MAX_BYTES, avatarError, NO_AVATAR_MESSAGE } from './avatar.ts';

const MIB_5 = 5_242_880;

it.each([
  ['a picture', new File(['x'], 'a.png', { type: 'image/png' }), null],
  ['the largest', new File([new Uint8Array(MIB_5)], 'a.png', { type: 'image/png' }), null],
  [
    'one byte more',
    new File([new Uint8Array(MIB_5 + 1)], 'a.png', { type: 'image/png' }),
    'Please choose an image under 5 MB.',
  ],
  ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Please choose an image.'],
  ['no type', new File(['x'], 'a'), 'Please choose an image.'],
  ['a blob', new Blob(['x'], { type: 'image/png' }), 'Avatar must be a File'],
  ['a look-alike', { name: 'a', size: 1, type: 'image/png' }, 'Avatar must be a File'],
  ['a name', 'a.png', 'Avatar must be a File'],
  ['null', null, 'No file selected'],
  ['nothing', undefined, 'No file selected'],
])('an avatar that is %s is judged', (_, avatar, message) => {
  expect(avatarError(avatar)).toBe(message);
});

it('has the figures and texts of the specification', () => {
  expect(AVATAR_MAX_BYTES).toBe(MIB_5);
  expect(NO_AVATAR_MESSAGE).toBe('Select an image first.');
});
