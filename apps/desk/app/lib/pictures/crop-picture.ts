/** The part of a picture to keep, in px of the turned picture. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The longest side of a picture that is sent, in px: more than any screen of the shop shows. */
export const MAX_SENT_SIDE = 1600;

/** The longest side of a picture while it is cropped, in px: a cheap phone has little memory. */
export const MAX_SHOWN_SIDE = 2400;

/** Quality of the JPEG, 0 to 1. */
const QUALITY = 0.86;

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no pictures.');
  return { canvas, context };
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** How a picture has to be scaled so that no side is longer than `max` px; never enlarged. */
function scaleToFit(width: number, height: number, max: number): number {
  return Math.min(1, max / Math.max(width, height));
}

/** The size of the box around a picture that is turned by some degrees, in px. */
export function measureTurned(
  width: number,
  height: number,
  degrees: number,
): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/**
 * Opens a photograph of the phone, upright and without what its file says of place and camera
 * (product 10.6.9).
 *
 * @param maxSide the longest side that is left, in px
 * @throws when the file is no picture that the browser can show
 */
export async function openPicture(file: Blob, maxSide: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = scaleToFit(bitmap.width, bitmap.height, maxSide);
  const { canvas, context } = createCanvas(bitmap.width * scale, bitmap.height * scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toJpeg(canvas);
}

/**
 * Turns, crops and scales a picture down, on the phone, before it is sent (product 10.6.9). Nothing of
 * the photograph's file is kept: neither the place nor the camera.
 */
export async function cropPicture(picture: Blob, area: CropArea, degrees: number): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const turned = measureTurned(bitmap.width, bitmap.height, degrees);
  const scale = scaleToFit(area.width, area.height, MAX_SENT_SIDE);
  const { canvas, context } = createCanvas(area.width * scale, area.height * scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return toJpeg(canvas);
}
