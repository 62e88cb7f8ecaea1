import { type components, createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { fieldErrorsOf, readPieces } from '@haat/domain';
import {
  createDiscountSchema,
  DISCOUNT_GOODS,
  DISCOUNT_LIMITS,
  type DiscountChoice,
  dayInIndia,
  isDiscountChoice,
  reducePrice,
} from '@haat/domain/desk';
import { Alert, Button, Checkbox, SelectField, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { type NamedProduct, ProductPicker } from '../../components/product/product-picker.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskDiscount } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { DISCOUNTS } from './discounts.texts.ts';

/** The price by which the effect of a discount is shown: ₹100. */
const EXAMPLE_PAISE = 100_00;

interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: DeskDiscount | null;
  readonly onClose: () => void;
}

/** Makes, changes, ends or deletes a discount (product 10.3.21). */
export default function DiscountDialog({ discount, onClose }: DiscountDialogProps) {
  const texts = useTexts(DISCOUNTS);
  const format = useFormat();
  const nameOf = useName();
  const isHindi = useLanguage() === 'hi';
  const fields = useRef<HTMLDivElement>(null);
  const [present, setPresent] = useState(discount);
  const [typed, setTyped] = useState(() => ({
    name: discount?.name ?? '',
    nameHindi: discount?.nameHindi ?? '',
    percent: discount === null ? '' : String(discount.percent),
    firstDay: discount?.firstDay ?? '',
    lastDay: discount?.lastDay ?? '',
  }));
  const [goods, setGoods] = useState<DiscountChoice['goods']>(discount?.goods ?? 'all');
  const [chosen, setChosen] = useState<readonly NamedProduct[]>(() =>
    (discount?.chosen ?? []).map((thing) => ({ _id: thing._id, name: nameOf(thing) })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);

  const toEnd = (text: string) => ({
    onSuccess() {
      showNotice('success', text);
      onClose();
    },
    onError: (error: unknown) => setPresent((now) => readPresent<DeskDiscount>(error) ?? now),
    onSettled: () => reload('/desk/discounts', '/desk/products', '/desk/products/{id}'),
  });
  const save = useMutation({
    mutationFn: (body: components['schemas']['DeskDiscountInput']) =>
      unwrap(
        present === null
          ? desk.POST('/desk/discounts', {
              params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
              body,
            })
          : desk.PUT('/desk/discounts/{id}', {
              params: { path: { id: present._id }, header: changeOf(present.version) },
              body,
            }),
      ),
    ...toEnd(texts.saved),
  });
  const end = useMutation({
    mutationFn: ({ _id: id, version }: DeskDiscount) =>
      unwrap(
        desk.POST('/desk/discounts/{id}/end', {
          params: { path: { id }, header: changeOf(version) },
        }),
      ),
    ...toEnd(texts.ended),
  });
  const remove = useMutation({
    mutationFn: ({ _id: id, version }: DeskDiscount) =>
      unwrap(
        desk.DELETE('/desk/discounts/{id}', {
          params: { path: { id }, header: { 'If-Match': `"${version}"` } },
        }),
      ),
    ...toEnd(texts.removed),
  });
  const isBusy = save.isPending || end.isPending || remove.isPending;
  const error = save.error ?? end.error ?? remove.error;

  const percent = readPieces(typed.percent) ?? 0;
  const choice = { goods, chosen: goods === 'all' ? [] : chosen.map(({ _id }) => _id) };
  const isChosen = isDiscountChoice(choice);
  const read = createDiscountSchema(dayInIndia(Date.now())).safeParse({ ...typed, percent });
  const wrong = isChecked
    ? { ...fieldErrorsOf(read), ...(!isChosen && { chosen: texts.invalid.chosen }) }
    : {};
  const refused = isApiError(save.error) ? save.error.fieldErrors.map(({ field }) => field) : [];
  const errorOf = (field: keyof typeof texts.invalid) =>
    field in wrong || refused.includes(field) ? texts.invalid[field] : undefined;
  const bind = (field: keyof typeof typed) => ({
    label: texts[field],
    value: typed[field],
    required: true,
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped({ ...typed, [field]: target.value });
      save.reset();
    },
    error: errorOf(field),
  });

  function handleSubmit() {
    // The marks have to be there before the first of them can be shown.
    flushSync(() => setIsChecked(true));
    end.reset();
    remove.reset();
    if (read.success && isChosen) save.mutate({ ...read.data, ...choice });
    else if (fields.current) showFirstInvalid(fields.current);
  }

  function choose(thing: NamedProduct, isTicked: boolean) {
    const others = chosen.filter(({ _id }) => _id !== thing._id);
    setChosen(isTicked ? [...others, thing] : others);
    save.reset();
  }

  const reduced = reducePrice({ pricePaise: EXAMPLE_PAISE, originalPricePaise: null }, percent);
  const englishName = <TextField {...bind('name')} lang="en" maxLength={DISCOUNT_LIMITS.name} />;
  return (
    <FormDialog
      title={discount === null ? texts.add : texts.changeTitle}
      submitLabel={texts.save}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <div ref={fields} className="grid gap-4">
        {readPresent(error) ? (
          <Alert tone="warning" title={texts.clash}>
            {texts.clashLead}
          </Alert>
        ) : (
          refused.length === 0 && <Failure error={error} />
        )}
        {!isHindi && englishName}
        <TextField {...bind('nameHindi')} lang="hi" maxLength={DISCOUNT_LIMITS.name} />
        {isHindi && englishName}
        <TextField {...bind('percent')} inputMode="numeric" hint={texts.percentHint} />
        {reduced && percent <= DISCOUNT_LIMITS.maxPercent && (
          <p role="status" className="font-semibold">
            {texts.example(format.money(EXAMPLE_PAISE), format.money(reduced.pricePaise))}
          </p>
        )}
        <TextField {...bind('firstDay')} type="date" />
        <TextField {...bind('lastDay')} type="date" hint={texts.lastDayHint} />
        <SelectField
          label={texts.goods}
          value={goods}
          onChange={({ target }) => {
            setGoods(DISCOUNT_GOODS.find((one) => one === target.value) ?? 'all');
            setChosen([]);
          }}
          error={errorOf('chosen')}
        >
          {DISCOUNT_GOODS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </SelectField>
        {goods === 'categories' && <Categories chosen={chosen} onChoose={choose} />}
        {goods === 'products' && (
          <>
            <Choices things={chosen} chosen={chosen} onChoose={choose} />
            <ProductPicker onPick={(product) => choose(product, true)} />
          </>
        )}
        {present !== null && (
          <div className="flex flex-wrap gap-3">
            {present.state === 'running' && (
              <Button
                variant="secondary"
                isBusy={end.isPending}
                onClick={() => (asked === 'end' ? end.mutate(present) : setAsked('end'))}
              >
                {asked === 'end' ? texts.endSure : texts.end}
              </Button>
            )}
            <Button
              variant="secondary"
              isBusy={remove.isPending}
              onClick={() => (asked === 'remove' ? remove.mutate(present) : setAsked('remove'))}
            >
              {asked === 'remove' ? texts.removeSure : texts.remove}
            </Button>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

interface ChoicesProps {
  readonly chosen: readonly NamedProduct[];
  readonly onChoose: (thing: NamedProduct, isTicked: boolean) => void;
}

function Categories(props: ChoicesProps) {
  const nameOf = useName();
  const categories = useQuery(shopQuery(desk, '/desk/categories'));
  const things = (categories.data?.categories ?? []).map((category) => ({
    ...{ _id: category._id, name: nameOf(category) },
  }));
  return (
    <>
      <Failure error={categories.error} />
      <Choices {...props} things={things} />
    </>
  );
}

/** Things with a tick each. */
function Choices({
  things,
  chosen,
  onChoose,
}: ChoicesProps & { readonly things: readonly NamedProduct[] }) {
  return things.map((thing) => (
    <Checkbox
      key={thing._id}
      label={thing.name}
      className="wrap-anywhere"
      checked={chosen.some(({ _id }) => _id === thing._id)}
      onChange={({ target }) => onChoose(thing, target.checked)}
    />
  ));
}
