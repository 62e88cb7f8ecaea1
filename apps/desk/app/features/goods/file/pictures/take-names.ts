import { type NamedPictures, takePictureNames } from '@haat/domain/desk';

/** Takes the names of pictures out of a file of goods, see `takePictureNames`; one without names stays as it is. */
export async function takeNames(
  file: Blob,
): Promise<{ csv: Blob; named: readonly NamedPictures[] }> {
  const { csv, named } = takePictureNames(await file.text());
  // Its bytes may be in another encoding than UTF-8.
  return { csv: named.length === 0 ? file : new Blob([csv]), named };
}
