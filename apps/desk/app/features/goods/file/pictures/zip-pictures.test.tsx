import { expect, test } from 'vitest';
import { createProduct } from '../../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../../test/support/screen.tsx';
import ZipPictures from './zip-pictures.tsx';

/** A ZIP archive whose files are stored as they are, which asks for no check sums. */
function createZip(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): File {
  const bodies: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = new Uint8Array(new TextEncoder().encode(path));
    const head = new DataView(new ArrayBuffer(30));
    head.setUint16(26, name.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    for (const place of [20, 24]) entry.setUint32(place, bytes.length, true);
    entry.setUint16(28, name.length, true);
    entry.setUint32(42, at, true);
    bodies.push(new Uint8Array(head.buffer), name, bytes);
    directory.push(new Uint8Array(entry.buffer), name);
    at += 30 + name.length + bytes.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, Object.keys(files).length, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, at, true);
  return new File([...bodies, ...directory, end], 'pictures.zip');
}

async function createPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

// product 10.3.24
test('pictures go to the goods that their names tell, once, and what does not fit is named', async () => {
  const hash = 'a'.repeat(64);
  const csv = `id,name,nameHindi,pictures\r\npapad,Papad,पापड़,\r\nghee,Ghee,,${hash}\r\n`;
  let isBroken = true;
  const sent: string[] = [];
  stubApi((call) => {
    if (call === 'GET /desk/products.csv') return { status: 200, file: csv };
    const id = /^POST \/desk\/products\/(\w+)\/pictures$/.exec(call)?.[1];
    if (id === undefined) return undefined;
    if (isBroken && sent.includes('papad')) return { status: 503 };
    sent.push(id);
    // The ghee has its picture already.
    const count = id === 'ghee' ? 1 : sent.filter((one) => one === id).length;
    const pictures = Array.from({ length: count }, (_, index) => ({ hash: `${index}`, url: '' }));
    return { status: 200, data: createProduct({ _id: id, pictures }) };
  });
  const screen = await renderScreen(<ZipPictures named={[]} />, 'en');
  const picture = await createPicture();
  const torn = new Uint8Array([1, 2, 3]);
  const zip = createZip({
    'photos/पापड़-2.png': picture,
    'photos/Papad-1.png': picture,
    'Papad-3.jpg': torn,
    'ghee.png': picture,
    'Kachri.png': picture,
    'notes.txt': torn,
    '__MACOSX/._Papad-1.png': torn,
  });
  await screen.getByLabelText('Choose a zip of pictures', { exact: true }).first().upload(zip);
  await screen.getByRole('button', { name: 'Add 4 pictures' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add the others too' })).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Add the others too' }).click();
  await expect.element(screen.getByText('4 of 4 done. 1 were there already.')).toBeVisible();
  expect(sent.toSorted()).toEqual(['ghee', 'papad', 'papad']);
  await expect.element(screen.getByText('3 files are not added:')).toBeVisible();
  for (const line of [
    'Kachri.png · no product',
    'notes.txt · is no picture',
    'Papad-3.jpg · is no',
  ]) {
    await expect.element(screen.getByText(new RegExp(`^${line}`))).toBeVisible();
  }
});

// product 10.3.24
test('what is no archive says so, and what the file of goods names is told', async () => {
  stubApi(() => undefined);
  const named = [{ id: '', name: 'Papad', files: ['a.jpg', 'b.jpg'] }];
  const screen = await renderScreen(<ZipPictures named={named} />, 'en');
  await expect.element(screen.getByText(/^The file names 2 pictures\./)).toBeVisible();
  const input = screen.getByLabelText('Choose a zip of pictures', { exact: true }).first();
  await input.upload(new File(['no archive'], 'pictures.zip'));
  await expect.element(screen.getByText(/^This zip file could not be opened/)).toBeVisible();
});
