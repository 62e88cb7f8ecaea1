import { unwrap } from '@haat/api-sdk';
import { matchPictures, type NamedPictures, parseCsv } from '@haat/domain/desk';
import { desk } from '../../../../lib/api/desk.ts';
import { listZip, type ZipEntry } from './read-zip.ts';

/** The largest picture that is unpacked, in bytes: a photograph of a good camera. */
const MAX_BYTES = 40 * 1024 * 1024;

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** What a computer adds to an archive unasked. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/;

/** Why a file of the archive is not added. */
export type PictureFault = 'no_product' | 'no_picture' | 'too_large' | 'too_many';

/** A file that is not added. */
export interface LeftPicture {
  readonly path: string;
  readonly fault: PictureFault;
}

/** A picture and its product. */
export interface PlannedPicture {
  readonly entry: ZipEntry;
  readonly productId: string;
}

/** What an archive of pictures would do. */
export interface PicturePlan {
  readonly pictures: readonly PlannedPicture[];
  readonly left: readonly LeftPicture[];
  /** Pictures that the products have now, by their ids. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Finds out which pictures of an archive belong to which goods of the shop (product 10.3.24).
 *
 * @param named what the file of goods names
 * @throws when the file is no archive, or the shop's goods cannot be read
 */
export async function planPictures(
  file: Blob,
  named: readonly NamedPictures[],
): Promise<PicturePlan> {
  const entries = (await listZip(file)).filter(({ path }) => !HIDDEN.test(path));
  const goods = await readGoods();
  const left: LeftPicture[] = [];
  const usable = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const { path, size } = entry;
    if (!PICTURE.test(path)) left.push({ path, fault: 'no_picture' });
    else if (size > MAX_BYTES) left.push({ path, fault: 'too_large' });
    else usable.set(path, entry);
  }
  const { matches, unmatched } = matchPictures(Array.from(usable.keys()), goods, named);
  left.push(...unmatched.map((path) => ({ path, fault: 'no_product' as const })));
  const pictures = matches.flatMap(({ path, productId }) => {
    const entry = usable.get(path);
    return entry === undefined ? [] : [{ entry, productId }];
  });
  return { pictures, left, counts: new Map(goods.map(({ id, pictures }) => [id, pictures])) };
}

/** Reads the names of all goods, and how many pictures each has. */
async function readGoods() {
  const file = await unwrap(desk.GET('/desk/products.csv', { parseAs: 'blob' }));
  const [columns = [], ...rows] = parseCsv(await file.text()).rows;
  return rows.map((row) => {
    const read = (column: string) => row[columns.indexOf(column)] ?? '';
    const pictures = read('pictures').split(' ').filter(Boolean).length;
    return { id: read('id'), name: read('name'), nameHindi: read('nameHindi'), pictures };
  });
}
