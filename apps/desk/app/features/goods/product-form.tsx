import { isLargePriceChange, mergeChanges } from '@haat/domain/desk';
import { Alert, Button, Card } from '@haat/ui';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import { QuestionDialog } from '../../components/question/question-dialog.tsx';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { PRODUCT } from './product.texts.ts';
import { dropDraft, keepDraft, readDraft } from './product-draft.ts';
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
import { useSaveProduct } from './use-save-product.ts';

// Loaded when two desks have changed the same product.
const ClashDialog = lazy(() => import('./clash-dialog.tsx'));

interface ProductFormProps {
  readonly product: DeskProduct;
  /** Called with what is typed and not saved; null once there is nothing. */
  readonly onTyped?: (typed: Form | null) => void;
}

/** Changes the facts of a product; what is typed is kept until it is saved (product 10.6.7). */
export function ProductForm({ product, onTyped }: ProductFormProps) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  // What is typed belongs to the version that it began with, also when a newer one is loaded.
  const [base, setBase] = useState(product);
  const [draft, setDraft] = useState(() => readDraft(product._id));
  const [form, setForm] = useState<Form>(() => ({
    // A draft from before there was a field lacks it.
    ...toForm(readFacts(product)),
    ...draft?.form,
  }));
  const [invalid, setInvalid] = useState<readonly CheckedField[]>([]);
  // Changes whose price has to be asked about.
  const [asked, setAsked] = useState<Partial<ProductFacts> | null>(null);
  const isUntouched = draft === null;
  if (isUntouched && base !== product) {
    setBase(product);
    setForm(toForm(readFacts(product)));
  }
  const { save, clash, closeClash } = useSaveProduct(base, () => {
    dropDraft(product._id);
    setDraft(null);
    onTyped?.(null);
    showNotice('success', texts.saved);
  });

  function change(field: FormField, typed: string) {
    const next = { ...form, [field]: typed };
    const kept = { version: base.version, form: next };
    setForm(next);
    setDraft(kept);
    keepDraft(product._id, kept);
    onTyped?.(next);
    // A field that is mended is no longer counted beside the button.
    const stillWrong: readonly CheckedField[] = readForm(next).invalid;
    setInvalid(invalid.filter((one) => stillWrong.includes(one)));
    if (save.isError) save.reset();
  }

  function forget() {
    dropDraft(product._id);
    setDraft(null);
    setBase(product);
    setForm(toForm(readFacts(product)));
    setInvalid([]);
    onTyped?.(null);
    save.reset();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readForm(form);
    // The marks have to be there before the first of them can be shown.
    flushSync(() => setInvalid(read.invalid));
    if (read.facts === null) showFirstInvalid(event.currentTarget);
    if (read.facts === null || save.isPending) return;
    const known = readFacts(base);
    const { changes } = mergeChanges(known, read.facts, known);
    if (Object.keys(changes).length === 0) {
      forget();
      showNotice('success', texts.nothingChanged);
      return;
    }
    if (isLargePriceChange(known.pricePaise, read.facts.pricePaise)) setAsked(changes);
    else save.mutate({ version: base.version, changes });
  }

  return (
    <Section title={texts.facts}>
      <Card>
        <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
          {draft && (
            <Alert
              tone="info"
              action={
                <Button variant="link" onClick={forget}>
                  {texts.dropDraft}
                </Button>
              }
            >
              {texts.draftKept}
            </Alert>
          )}
          <ProductFields form={form} invalid={invalid} onChange={change} />
          <p className="text-ink-soft">{texts.remains(format.money(product.remainsPaise))}</p>
          <SaveBar invalid={invalid} error={save.error} isBusy={save.isPending} isKept />
        </form>
      </Card>
      {asked?.pricePaise !== undefined && (
        <QuestionDialog
          title={texts.priceJumpTitle}
          yes={texts.priceJumpYes(format.money(asked.pricePaise))}
          onYes={() => {
            setAsked(null);
            save.mutate({ version: base.version, changes: asked });
          }}
          onClose={() => setAsked(null)}
        >
          <p>
            {texts.priceJumpLead(format.money(base.pricePaise), format.money(asked.pricePaise))}
          </p>
        </QuestionDialog>
      )}
      {clash && (
        <Suspense>
          <ClashDialog
            clash={clash}
            isBusy={save.isPending}
            onClose={closeClash}
            onChoose={(changes) => save.mutate({ version: clash.present.version, changes })}
          />
        </Suspense>
      )}
    </Section>
  );
}
