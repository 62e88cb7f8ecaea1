import { type components, isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { DEAL as SPICE_SET } from '@haat/domain';
import { startOfDayInIndia } from '@haat/domain/desk';
import { Alert, Button, Card, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { Section } from '../../../components/page/section.tsx';
import { ProductName } from '../../../components/product/product-name.tsx';
import { type NamedProduct, ProductPicker } from '../../../components/product/product-picker.tsx';
import { changeOf, desk } from '../../../lib/api/desk.ts';
import { showSaved } from '../../../lib/api/query-client.ts';
import { useDeskChange } from '../../../lib/api/use-desk-change.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../../lib/own-draft.ts';
import { DEAL } from './deal.texts.ts';

type DeskDeal = components['schemas']['DeskDeal'];

const DAY_MS = 86_400_000;
const DRAFT = 'deal';

/** What is chosen and not sent yet. */
type Choice = {
  readonly product: NamedProduct | null;
  /** Such as `2026-12-24`; '' for no end. */
  readonly lastDay: string;
};

const NOTHING: Choice = { product: null, lastDay: '' };

/** Chooses the deal of the home page: a product, and its last day in India. */
export function DealForm({ deal }: { readonly deal: DeskDeal }) {
  const texts = useTexts(DEAL);
  const format = useFormat();
  const [choice, setChoice] = useState(() => readOwnDraft<Choice>(DRAFT) ?? NOTHING);
  const set = useDeskChange({
    store: (stored: DeskDeal) => showSaved(shopQuery(desk, '/desk/deal').queryKey, stored),
    call: ({ product, lastDay }: Choice) =>
      unwrap(
        desk.PUT('/desk/deal', {
          params: { header: changeOf(deal.version) },
          body: {
            product: product?._id ?? null,
            until:
              lastDay === '' ? null : new Date(startOfDayInIndia(lastDay) + DAY_MS).toISOString(),
          },
        }),
      ),
    onDone() {
      change(NOTHING);
      showNotice('success', texts.saved);
    },
  });

  function change(next: Choice) {
    setChoice(next);
    if (next === NOTHING) dropOwnDraft(DRAFT);
    else storeOwnDraft(DRAFT, next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (choice.product !== null && !set.isPending) set.mutate(choice);
  }

  const isBadDay =
    isApiError(set.error) && set.error.fieldErrors.some(({ field }) => field === 'until');
  const { product, until, isShown } = deal;
  return (
    <div className="grid max-w-form gap-5">
      <p className="text-ink-soft">{texts.lead}</p>
      <Section title={texts.now}>
        <Card className="grid gap-3">
          <p className="wrap-anywhere">
            <span className="block font-semibold">
              {product ? <ProductName product={product} /> : <SpiceSetName />}
            </span>
            {product && (
              <span className="block text-ink-soft">
                {until === null
                  ? texts.noEnd
                  : texts.until(format.day(new Date(Date.parse(until) - 1).toISOString()))}
              </span>
            )}
          </p>
          {product && !isShown && <Alert tone="warning">{texts.notShown}</Alert>}
          {product && (
            <Button variant="secondary" isBusy={set.isPending} onClick={() => set.mutate(NOTHING)}>
              {texts.reset}
            </Button>
          )}
        </Card>
      </Section>
      <Section title={texts.choose}>
        <Card>
          <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
            {!isBadDay && <Failure error={set.error} codes={{ changed_meanwhile: texts.clash }} />}
            <ProductPicker onPick={(picked) => change({ ...choice, product: picked })} />
            {choice.product && (
              <>
                <p role="status" className="font-semibold wrap-anywhere">
                  {texts.chosen(choice.product.name)}
                </p>
                <TextField
                  label={texts.lastDay}
                  hint={texts.lastDayHint}
                  type="date"
                  value={choice.lastDay}
                  onChange={(event) => change({ ...choice, lastDay: event.target.value })}
                  error={isBadDay ? texts.badDay : undefined}
                />
                <Button type="submit" isBusy={set.isPending}>
                  {texts.save}
                </Button>
              </>
            )}
          </form>
        </Card>
      </Section>
    </div>
  );
}

/** The deal where the desk has chosen none, as goods list it. */
function SpiceSetName() {
  const texts = useTexts(DEAL);
  const nameOf = useName();
  const { data } = useQuery(
    shopQuery(desk, '/desk/products', {
      params: { query: { q: SPICE_SET.name, status: 'published', limit: 8 } },
    }),
  );
  const product = data?.products.find(({ name }) => name === SPICE_SET.name);
  return product ? nameOf(product) : texts.spiceSet;
}
