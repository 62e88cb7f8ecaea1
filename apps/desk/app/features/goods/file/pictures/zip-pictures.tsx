import { createIdempotencyKey, isApiError, toForm, unwrap } from '@haat/api-sdk';
import type { NamedPictures } from '@haat/domain/desk';
import { Alert, Button, Card, Icon } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { Images } from 'lucide';
import { type ChangeEvent, useRef, useState } from 'react';
import { Failure } from '../../../../components/feedback/failure.tsx';
import { Section } from '../../../../components/page/section.tsx';
import { desk } from '../../../../lib/api/desk.ts';
import { reload } from '../../../../lib/api/query-client.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/language/texts.ts';
import { MAX_SENT_SIDE, openPicture } from '../../../../lib/pictures/crop-picture.ts';
import {
  type LeftPicture,
  type PictureFault,
  type PicturePlan,
  type PlannedPicture,
  planPictures,
} from './plan-pictures.ts';
import { ZIP_PICTURES } from './zip-pictures.texts.ts';

/** How far the pictures are sent. */
interface Progress {
  /** Pictures that were tried. */
  readonly tried: number;
  /** Pictures that the products had already. */
  readonly same: number;
  readonly left: readonly LeftPicture[];
  /** Pictures that products have by now, by their ids. */
  readonly counts: ReadonlyMap<string, number>;
}

const NONE: Progress = { tried: 0, same: 0, left: [], counts: new Map() };

/** Files that are told at most. */
const MAX_TOLD = 100;

/** What the server refuses of one picture, while others may follow. */
const FAULTS: Readonly<Record<number, PictureFault>> = {
  400: 'no_picture',
  404: 'no_product',
  409: 'too_many',
  413: 'too_large',
};

/**
 * Adds a picture to its product.
 *
 * @returns the pictures that the product has by now, or why it does not fit
 * @throws {ApiError} for what would hinder the next one, too
 */
async function addPicture({ entry, productId }: PlannedPicture): Promise<number | PictureFault> {
  let picture: Blob;
  try {
    picture = await openPicture(await entry.read(), MAX_SENT_SIDE);
  } catch {
    return 'no_picture';
  }
  try {
    const product = await unwrap(
      desk.POST('/desk/products/{id}/pictures', {
        params: { path: { id: productId }, header: { 'Idempotency-Key': createIdempotencyKey() } },
        body: toForm({ picture }),
      }),
    );
    return product.pictures.length;
  } catch (error) {
    const fault = isApiError(error) ? FAULTS[error.status] : undefined;
    if (fault === undefined) throw error;
    return fault;
  }
}

interface ZipPicturesProps {
  /** The pictures that the file of goods names. */
  readonly named: readonly NamedPictures[];
}

/** Adds the pictures of a ZIP archive to the goods that their names tell (product 10.3.24). */
export default function ZipPictures({ named }: ZipPicturesProps) {
  const texts = useTexts(ZIP_PICTURES);
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState(NONE);
  const plan = useMutation({ mutationFn: (file: File) => planPictures(file, named) });
  const send = useMutation({
    async mutationFn({ pictures, counts }: PicturePlan) {
      let now = progress;
      // One after another: a phone has little memory, and the order of the pictures is theirs.
      for (const picture of pictures.slice(progress.tried)) {
        const { productId, entry } = picture;
        const answer = await addPicture(picture);
        const tried = now.tried + 1;
        if (typeof answer === 'string') {
          now = { ...now, tried, left: [...now.left, { path: entry.path, fault: answer }] };
        } else {
          const before = now.counts.get(productId) ?? counts.get(productId);
          const same = now.same + (answer === before ? 1 : 0);
          now = { ...now, tried, same, counts: new Map(now.counts).set(productId, answer) };
        }
        setProgress(now);
      }
    },
    onSettled: () => void reload('/desk/products'),
  });
  const { data } = plan;
  const all = data?.pictures.length ?? 0;
  const left = [...(data?.left ?? []), ...progress.left];
  const files = named.reduce((sum, one) => sum + one.files.length, 0);

  function handleChoose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    send.reset();
    setProgress(NONE);
    plan.mutate(file, {
      // The same name can be chosen again once it is mended.
      onSettled: () => {
        currentTarget.value = '';
      },
    });
  }

  return (
    <Section title={texts.title}>
      <Card className="grid gap-3">
        <p>{texts.lead}</p>
        {files > 0 && <Alert tone="info">{texts.named(format.number(files))}</Alert>}
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label={texts.choose}
          className="sr-only"
          tabIndex={-1}
          onChange={handleChoose}
        />
        <Button
          variant="secondary"
          icon={<Icon node={Images} className="size-5" />}
          isBusy={plan.isPending}
          aria-disabled={send.isPending}
          onClick={() => !send.isPending && input.current?.click()}
        >
          {texts.choose}
        </Button>
        {plan.error &&
          (isApiError(plan.error) ? (
            <Failure error={plan.error} />
          ) : (
            <Alert>{texts.unreadable}</Alert>
          ))}
        {data && (
          <p role="status" className="font-semibold">
            {progress.tried === 0 && !send.isPending
              ? texts.found(format.number(all))
              : texts.progress(format.number(progress.tried), format.number(all))}
            {progress.same > 0 && ` ${texts.same(format.number(progress.same))}`}
          </p>
        )}
        <Failure error={send.error} />
        {progress.tried < all && data && (
          <Button isBusy={send.isPending} onClick={() => send.mutate(data)}>
            {progress.tried === 0 || send.isPending ? texts.add(format.number(all)) : texts.goOn}
          </Button>
        )}
        {data && left.length > 0 && (
          <Alert tone="warning" title={texts.left(format.number(left.length))}>
            <ul className="wrap-anywhere">
              {left.slice(0, MAX_TOLD).map(({ path, fault }) => (
                <li key={`${path} ${fault}`}>
                  {path} · {texts.faults[fault]}
                </li>
              ))}
            </ul>
          </Alert>
        )}
      </Card>
    </Section>
  );
}
