import { expect, test } from 'vitest';
import { cropPicture, measureTurned, openPicture } from './crop-picture.ts';

/** A photograph of 3,000 × 2,000 px: its left half is red, the other one blue. */
async function takePhotograph(): Promise<Blob> {
  const canvas = new OffscreenCanvas(3000, 2000);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 1500, 2000);
  context.fillStyle = '#0000ff';
  context.fillRect(1500, 0, 1500, 2000);
  return canvas.convertToBlob({ type: 'image/png' });
}

async function readPixel(picture: Blob, x: number, y: number) {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  const { width, height } = bitmap;
  return { width, height, colour: red > 200 ? 'red' : blue > 200 ? 'blue' : 'other' };
}

// product 10.6.9
test('a photograph is made smaller, turned and cropped before it is sent', async () => {
  const opened = await openPicture(await takePhotograph(), 2400);
  expect(await readPixel(opened, 10, 10)).toEqual({ width: 2400, height: 1600, colour: 'red' });

  // Turned by a quarter, the left half is the upper one.
  const turned = measureTurned(2400, 1600, 90);
  expect([Math.round(turned.width), Math.round(turned.height)]).toEqual([1600, 2400]);
  const sent = await cropPicture(opened, { x: 0, y: 400, width: 1600, height: 2000 }, 90);
  expect(sent.type).toBe('image/jpeg');
  expect(await readPixel(sent, 600, 20)).toEqual({ width: 1280, height: 1600, colour: 'red' });
  expect(await readPixel(sent, 600, 1500)).toMatchObject({ colour: 'blue' });
});
