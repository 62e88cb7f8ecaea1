import { unwrap } from '@haat/api-sdk';
import { isLargePriceChange } from '@haat/domain/desk';
import { Card } from '@haat/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ClashDialog } from '../../components/clash/clash-dialog.tsx';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { DraftNotice } from '../../components/feedback/draft-notice.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { PRODUCT } from './product.texts.ts';
import {
  type CheckedField,
  type ProductForm as Form,
  type FormField,
  type ProductFacts,
  readFacts,
  readForm,
  toForm,
} from './product-facts.ts';
import { ProductFields } from './product-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useDescribeFact } from './use-describe-fact.ts';

interface ProductFormProps {
  readonly product: DeskProduct;
  /** Called with what is typed and not saved; null once there is nothing. */
  readonly onTyped?: (typed: Form | null) => void;
}

/** Changes the facts of a product; what is typed is kept until it is saved (product 10.6.7). */
export function ProductForm({ product, onTyped }: ProductFormProps) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  const describeFact = useDescribeFact();
  const form = useKeptForm({
    name: `product/${product._id}`,
    thing: product,
    readFacts,
    toTyped: toForm,
    send: (version, changes) =>
      unwrap(
        desk.PATCH('/desk/products/{id}', {
          params: { path: { id: product._id }, header: changeOf(version) },
          body: changes,
        }),
      ),
    store: storeProduct,
    onSaved: () => showNotice('success', texts.saved),
  });
  const [invalid, setInvalid] = useState<readonly CheckedField[]>([]);
  // Facts whose price has to be asked about.
  const [asked, setAsked] = useState<ProductFacts | null>(null);
  const { typed } = form;
  useEffect(() => onTyped?.(typed), [onTyped, typed]);

  function change(field: FormField, text: string) {
    form.change({ [field]: text });
    // A field that is mended is no longer counted beside the button.
    const stillWrong: readonly CheckedField[] = readForm({ ...form.fields, [field]: text }).invalid;
    setInvalid(invalid.filter((one) => stillWrong.includes(one)));
  }

  function forget() {
    form.forget();
    setInvalid([]);
  }

  function save(facts: ProductFacts) {
    setAsked(null);
    // What fails is said beside the button.
    form.submit(facts).catch(() => {});
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { facts, invalid: wrong } = readForm(form.fields);
    // The marks have to be there before the first of them can be shown.
    flushSync(() => setInvalid(wrong));
    if (facts === null) showFirstInvalid(event.currentTarget);
    if (facts === null || form.isSaving) return;
    if (!form.hasChanges(facts)) {
      forget();
      showNotice('success', texts.nothingChanged);
    } else if (isLargePriceChange(form.base.pricePaise, facts.pricePaise)) setAsked(facts);
    else save(facts);
  }

  return (
    <Section title={texts.facts}>
      <Card>
        <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
          {form.isTouched && <DraftNotice onDrop={forget} />}
          <ProductFields
            form={form.fields}
            reducedBy={product.reducedBy}
            invalid={invalid}
            onChange={change}
          />
          <p className="text-ink-soft">{texts.remains(format.money(product.remainsPaise))}</p>
          <SaveBar invalid={invalid} error={form.error} isBusy={form.isSaving} isKept />
        </form>
      </Card>
      {asked && (
        <QuestionDialog
          title={texts.priceJumpTitle}
          yes={texts.priceJumpYes(format.money(asked.pricePaise))}
          onYes={() => save(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            {texts.priceJumpLead(
              format.money(form.base.pricePaise),
              format.money(asked.pricePaise),
            )}
          </p>
        </QuestionDialog>
      )}
      <ClashDialog form={form} names={texts.fields} describe={describeFact} />
    </Section>
  );
}
