/** The longer side of a picture that is sent, in px: what the server stores. */
const MAX_SIDE = 1200;

/**
 * Makes a small JPEG of a photograph, so that sending it does not take long on a phone; the server makes its own
 * copy of it (product 5.6.4).
 *
 * @throws when the file is no picture that the browser can show
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/jpeg',
      0.86,
    );
  });
}
