import { unwrap } from '@haat/api-sdk';
import { Badge, Icon, IconButton } from '@haat/ui';
import { ArrowLeftToLine, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { Section } from '../../components/page/section.tsx';
import { ChoosePicture } from '../../components/picture/choose-picture.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PRODUCT } from './product.texts.ts';

// Loaded when there is a photograph to crop.
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface ProductPicturesProps {
  readonly product: DeskProduct;
  readonly canEdit: boolean;
}

/** The pictures of a product: taken with the phone, put into an order, removed. */
export function ProductPictures({ product, canEdit }: ProductPicturesProps) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [removing, setRemoving] = useState<{ hash: string; place: string } | null>(null);
  const { pictures } = product;
  const setPictures = useDeskChange({
    store: storeProduct,
    call: (hashes: string[]) =>
      unwrap(
        desk.PUT('/desk/products/{id}/pictures', {
          params: { path: { id: product._id }, header: changeOf(product.version) },
          body: { pictures: hashes },
        }),
      ),
    onSettled: () => setRemoving(null),
  });
  const isNeeded = product.status === 'published' && pictures.length === 1;
  const hashes = pictures.map(({ hash }) => hash);

  return (
    <Section title={texts.pictures}>
      <Failure
        error={setPictures.error}
        codes={{ product_incomplete: texts.onlyPicture }}
        className="mb-3"
      />
      {pictures.length === 0 && <p className="mb-3 text-ink-soft">{texts.noPictures}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map(({ hash, url }, index) => {
          const place = format.number(index + 1);
          return (
            <li key={hash} className="grid gap-1">
              <img
                src={`${url}?w=320`}
                alt={texts.pictureNumber(place)}
                width={160}
                height={200}
                className="aspect-4/5 w-full rounded-haat bg-sand object-cover"
              />
              {canEdit && (
                <div className="flex flex-wrap items-center justify-between">
                  {index === 0 ? (
                    <Badge tone="success">{texts.mainPicture}</Badge>
                  ) : (
                    <IconButton
                      label={texts.makeMain(place)}
                      icon={<Icon node={ArrowLeftToLine} className="size-5" />}
                      className="touch"
                      onClick={() =>
                        setPictures.mutate([hash, ...hashes.filter((one) => one !== hash)])
                      }
                    />
                  )}
                  <IconButton
                    label={texts.removePicture(place)}
                    icon={<Icon node={Trash2} className="size-5" />}
                    className="touch"
                    onClick={() => setRemoving({ hash, place })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {canEdit && (
        <div className="mt-3 flex">
          <ChoosePicture label={texts.addPicture} onChoose={setFile} />
        </div>
      )}
      {removing && isNeeded && (
        <QuestionDialog title={texts.removeTitle(removing.place)} onClose={() => setRemoving(null)}>
          <p>{texts.onlyPicture}</p>
        </QuestionDialog>
      )}
      {removing && !isNeeded && (
        <QuestionDialog
          title={texts.removeTitle(removing.place)}
          yes={texts.removeSure}
          isBusy={setPictures.isPending}
          onYes={() => setPictures.mutate(hashes.filter((one) => one !== removing.hash))}
          onClose={() => setRemoving(null)}
        >
          <p>{texts.removeLead}</p>
        </QuestionDialog>
      )}
      {file && (
        <Suspense>
          <CropDialog productId={product._id} file={file} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </Section>
  );
}
