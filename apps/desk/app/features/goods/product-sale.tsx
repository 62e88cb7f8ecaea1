import { unwrap } from '@haat/api-sdk';
import { listMissingLabelFacts } from '@haat/domain/desk';
import { Alert, Button, Card, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import { GOODS_WORDS } from '../../components/words/goods-words.texts.ts';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { PRODUCT } from './product.texts.ts';
import { type ProductForm, readForm } from './product-facts.ts';
import { SAVE_BUTTON } from './save-bar.tsx';
import { sumWaitingStock } from './waiting-stock.ts';

interface ProductSaleProps {
  readonly product: DeskProduct;
  /** What is typed into the form and not saved; null without anything. */
  readonly typed?: ProductForm | null;
}

/** When a product goes on sale. */
interface Wish {
  readonly isOnSale: boolean;
  readonly publishAt: string | null;
}

const NOW: Wish = { isOnSale: true, publishAt: null };
const OFF: Wish = { isOnSale: false, publishAt: null };

/** Whether shoppers see a product, and since when or from when on (product 10.3.13). */
export function ProductSale({ product, typed = null }: ProductSaleProps) {
  const texts = useTexts(PRODUCT);
  const words = useTexts(GOODS_WORDS);
  const format = useFormat();
  const [day, setDay] = useState('');
  // What was pressed while it is not known whether this is food, or before it leaves the shop.
  const [asked, setAsked] = useState<Wish | null>(null);
  const { _id, version, status, publishAt, missing } = product;
  const isSoldOut = product.stock + sumWaitingStock(_id, useWaitingChanges()) <= 0;
  const change = useDeskChange({
    store: storeProduct,
    call({ isOnSale, publishAt: at }: Wish) {
      const params = { path: { id: _id }, header: changeOf(version) };
      return unwrap(
        isOnSale
          ? desk.POST('/desk/products/{id}/publish', { params, body: { publishAt: at } })
          : desk.POST('/desk/products/{id}/unpublish', { params }),
      );
    },
    onDone(changed) {
      const said = changed.status === 'published' ? texts.published : texts.unpublished;
      if (changed.status !== 'scheduled') showNotice('success', said);
    },
    onSettled: () => setAsked(null),
  });

  function put(wish: Wish) {
    if (product.isVegetarian === null) setAsked(wish);
    else change.mutate(wish);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The morning of that day in India.
    if (day !== '') {
      put({ isOnSale: true, publishAt: new Date(`${day}T06:00:00+05:30`).toISOString() });
    }
  }

  const isUnsaved = typed !== null;
  const wrong = isUnsaved ? readForm(typed).invalid.map((field) => texts.fields[field]) : [];
  const isTyped: Partial<Record<(typeof missing)[number], boolean>> = {
    description: isUnsaved && typed.description.trim() !== '',
    price: isUnsaved && typed.pricePaise.trim() !== '',
  };
  const unlabelled = product.isVegetarian === null ? [] : listMissingLabelFacts(product);
  const lacking = missing.filter((fact) => isTyped[fact] !== true);

  return (
    <Section title={texts.sale}>
      <Card className="grid gap-3">
        <Failure error={change.error} codes={{ product_incomplete: texts.notComplete }} />
        <p>
          {status === 'published' && texts.isPublished}
          {status === 'draft' && texts.isDraft}
          {status === 'scheduled' && publishAt && texts.scheduled(format.day(publishAt))}
        </p>
        {lacking.length > 0 && (
          <Alert tone="warning">
            {texts.missing(lacking.map((fact) => texts.missingFacts[fact]).join(', '))}
          </Alert>
        )}
        {isUnsaved && status !== 'published' && (
          <Alert
            tone="warning"
            action={
              <Button variant="link" onClick={() => document.getElementById(SAVE_BUTTON)?.focus()}>
                {texts.toSave}
              </Button>
            }
          >
            {wrong.length > 0 ? texts.unsavedWrong(wrong.join(', ')) : texts.unsaved}
          </Alert>
        )}
        {status !== 'published' && missing.length === 0 && !isUnsaved && (
          <>
            {isSoldOut && <Alert tone="warning">{texts.publishEmpty}</Alert>}
            {product.isVegetarian === null && <Alert tone="warning">{texts.markUnknown}</Alert>}
            {product.isVegetarian !== null && product.foodLicence === '' && (
              <Alert tone="warning">{texts.licenceMissing}</Alert>
            )}
            {unlabelled.length > 0 && (
              <Alert tone="warning">
                {texts.labelLacks(unlabelled.map((fact) => words.fields[fact]).join(', '))}
              </Alert>
            )}
            <Button isBusy={change.isPending} onClick={() => put(NOW)}>
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
            onClick={() => (status === 'published' ? setAsked(OFF) : change.mutate(OFF))}
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
      {asked?.isOnSale === true && (
        <QuestionDialog
          title={texts.foodTitle}
          yes={texts.foodNo}
          isBusy={change.isPending}
          onYes={() => change.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{texts.foodLead}</p>
        </QuestionDialog>
      )}
      {asked?.isOnSale === false && (
        <QuestionDialog
          title={texts.unpublishTitle}
          yes={texts.unpublish}
          isBusy={change.isPending}
          onYes={() => change.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{texts.unpublishLead}</p>
        </QuestionDialog>
      )}
    </Section>
  );
}
