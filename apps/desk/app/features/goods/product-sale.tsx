import { isApiError } from '@haat/api-sdk';
import type { DeskProduct } from '@haat/api-sdk/desk';
import { Alert, Button, Card, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { PRODUCT } from './product.texts.ts';
import { readPresentProduct, storeProduct } from './use-save-product.ts';
import { sumWaitingStock } from './waiting-stock.ts';

/** Whether shoppers see a product, and since when or from when on. */
export function ProductSale({ product }: { readonly product: DeskProduct }) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  const describeError = useDescribeError();
  const [day, setDay] = useState('');
  const { _id, version, status, publishAt, missing } = product;
  const isSoldOut = product.stock + sumWaitingStock(_id, useWaitingChanges()) <= 0;
  const change = useMutation({
    mutationFn: (wish: { isOnSale: boolean; publishAt: string | null }) =>
      wish.isOnSale
        ? desk().goods.publish(_id, version, wish.publishAt)
        : desk().goods.unpublish(_id, version),
    onSuccess(changed) {
      storeProduct(changed);
      const said = changed.status === 'published' ? texts.published : texts.unpublished;
      if (changed.status !== 'scheduled') showNotice('success', said);
    },
    onError(error) {
      const present = readPresentProduct(error);
      if (present) storeProduct(present);
    },
  });
  const isIncomplete = isApiError(change.error) && change.error.code === 'product_incomplete';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The morning of that day in India.
    if (day !== '') {
      change.mutate({ isOnSale: true, publishAt: new Date(`${day}T06:00:00+05:30`).toISOString() });
    }
  }

  return (
    <section aria-labelledby="sale">
      <h2 id="sale" className="mb-2 font-bold">
        {texts.sale}
      </h2>
      <Card className="grid gap-3">
        {change.error && (
          <Alert>{isIncomplete ? texts.notComplete : describeError(change.error)}</Alert>
        )}
        <p>
          {status === 'published' && texts.isPublished}
          {status === 'draft' && texts.isDraft}
          {status === 'scheduled' && publishAt && texts.scheduled(format.day(publishAt))}
        </p>
        {missing.length > 0 && (
          <Alert tone="warning">
            {texts.missing(missing.map((fact) => texts.missingFacts[fact]).join(', '))}
          </Alert>
        )}
        {status !== 'published' && missing.length === 0 && (
          <>
            {isSoldOut && <Alert tone="warning">{texts.publishEmpty}</Alert>}
            <Button
              isBusy={change.isPending}
              onClick={() => change.mutate({ isOnSale: true, publishAt: null })}
            >
              {texts.publish}
            </Button>
            <form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
              <TextField
                label={texts.publishDay}
                type="date"
                value={day}
                onChange={(event) => setDay(event.target.value)}
                frameClassName="flex-1 basis-40"
              />
              <Button type="submit" variant="secondary" aria-disabled={day === ''}>
                {texts.publishOn}
              </Button>
            </form>
          </>
        )}
        {status !== 'draft' && (
          <Button
            variant="secondary"
            isBusy={change.isPending}
            onClick={() => change.mutate({ isOnSale: false, publishAt: null })}
          >
            {texts.unpublish}
          </Button>
        )}
        {status === 'published' && (
          // The storefront: another shell.
          <a
            className="touch inline-flex items-center text-indigo underline"
            href={`/product/${_id}`}
          >
            {texts.seeInShop}
          </a>
        )}
      </Card>
    </section>
  );
}
