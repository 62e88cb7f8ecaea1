import { shopQuery } from '@haat/api-sdk/tanstack';
import { discountOf, OCCASIONS, PACK_UNITS, PRODUCT_LIMITS, readOccasions } from '@haat/domain';
import { GST_RATES } from '@haat/domain/desk';
import { Checkbox, SelectField, TextAreaField, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useState } from 'react';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { LicenceField } from './licence-field.tsx';
import { PRODUCT } from './product.texts.ts';
import {
  type CheckedField,
  type FormField,
  type ProductForm,
  readShownPrices,
} from './product-facts.ts';

interface ProductFieldsProps {
  readonly form: ProductForm;
  /** The discount that reduces its price now. */
  readonly reducedBy: DeskProduct['reducedBy'];
  readonly invalid: readonly CheckedField[];
  readonly onChange: (field: FormField, typed: string) => void;
}

// Most goods are no set.
const SetFields = lazy(async () => ({
  default: (await import('./set/set-fields.tsx')).SetFields,
}));

// Loaded while a discount reduces the product.
const ReducedPrices = lazy(() => import('./reduced-prices.tsx'));

/** The folded texts, each with its Hindi one and their height in lines. */
const LONG_TEXTS = [
  ['features', 'featuresHindi', 3],
  ['storageAndUsage', 'storageAndUsageHindi', 3],
  ['ingredients', 'ingredientsHindi', 2],
] as const;

/** The fields of a product: the ones of every day first, the others folded. */
export function ProductFields({ form, reducedBy, invalid, onChange }: ProductFieldsProps) {
  const texts = useTexts(PRODUCT);
  const nameOf = useName();
  const words = useTexts(WORDS);
  const isHindi = useLanguage() === 'hi';
  const [isOpen, setIsOpen] = useState(false);
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  const groups = useQuery(shopQuery(desk, '/desk/groups'));
  function describeError(field: FormField): string | undefined {
    const wrong = invalid.find((one) => one === field);
    return wrong && texts.invalid[wrong];
  }

  const bind = (field: FormField) => ({
    label: texts.fields[field],
    value: form[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(field, event.target.value),
    error: describeError(field),
  });
  const { occasions } = readOccasions(form.occasions);
  const hindiName = <TextField {...bind('nameHindi')} lang="hi" maxLength={PRODUCT_LIMITS.name} />;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {isHindi && hindiName}
        <TextField
          {...bind('name')}
          lang="en"
          hint={texts.nameHint}
          maxLength={PRODUCT_LIMITS.name}
          required
        />
        {!isHindi && hindiName}
        <TextField
          {...bind('pricePaise')}
          hint={reducedBy ? undefined : texts.priceHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...bind('originalPricePaise')}
          hint={texts.originalPriceHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <ShownPrices form={form} reducedBy={reducedBy} />
        <SelectField {...bind('category')} required>
          <option value="">—</option>
          {categories.data?.categories.map(({ slug, ...names }) => (
            <option key={slug} value={slug}>
              {nameOf(names)}
            </option>
          ))}
        </SelectField>
        <SelectField {...bind('maker')}>
          <option value="">{texts.none}</option>
          {groups.data?.groups.map(({ slug, ...names }) => (
            <option key={slug} value={slug}>
              {nameOf(names)}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <TextField {...bind('packAmount')} inputMode="decimal" autoComplete="off" />
          <SelectField {...bind('packUnit')}>
            {PACK_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {words.packUnits[unit]}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField {...bind('isVegetarian')}>
          <option value="">{texts.notFood}</option>
          <option value="true">{texts.vegetarian}</option>
          <option value="false">{texts.notVegetarian}</option>
        </SelectField>
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{texts.fields.occasions}</legend>
        <div className="flex flex-wrap gap-x-6">
          {OCCASIONS.map((occasion) => (
            <Checkbox
              key={occasion}
              label={texts.occasions[occasion]}
              checked={occasions.includes(occasion)}
              onChange={({ target }) =>
                onChange(
                  'occasions',
                  OCCASIONS.filter((one) =>
                    one === occasion ? target.checked : occasions.includes(one),
                  ).join(' '),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField {...bind('description')} rows={4} maxLength={PRODUCT_LIMITS.description} />
      <TextAreaField
        {...bind('descriptionHindi')}
        lang="hi"
        rows={4}
        maxLength={PRODUCT_LIMITS.description}
      />
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="inline-flex touch items-center font-semibold text-indigo underline underline-offset-4">
          {texts.moreFacts}
        </summary>
        <div className="mt-3 grid gap-4">
          {LONG_TEXTS.map(([field, hindiField, rows]) => (
            <Fragment key={field}>
              <TextAreaField {...bind(field)} rows={rows} maxLength={PRODUCT_LIMITS[field]} />
              <TextAreaField
                {...bind(hindiField)}
                lang="hi"
                rows={rows}
                maxLength={PRODUCT_LIMITS[field]}
              />
            </Fragment>
          ))}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...bind('allergens')} maxLength={PRODUCT_LIMITS.allergens} />
            <TextField {...bind('allergensHindi')} lang="hi" maxLength={PRODUCT_LIMITS.allergens} />
            <TextField {...bind('bestBeforeDays')} inputMode="numeric" autoComplete="off" />
            <LicenceField
              field={bind('foodLicence')}
              maker={form.maker}
              isEmpty={form.foodLicence === ''}
              onSuggested={(licence) => onChange('foodLicence', licence)}
            />
            <SelectField {...bind('gstRate')}>
              <option value="">—</option>
              {GST_RATES.map((rate) => (
                <option key={rate} value={rate}>{`${rate}%`}</option>
              ))}
            </SelectField>
            <TextField {...bind('hsn')} inputMode="numeric" autoComplete="off" />
            <TextField {...bind('brand')} maxLength={PRODUCT_LIMITS.brand} />
            <TextField {...bind('size')} maxLength={PRODUCT_LIMITS.size} />
            <TextField {...bind('countryOfOrigin')} maxLength={PRODUCT_LIMITS.countryOfOrigin} />
          </div>
          {isOpen && (
            <Suspense>
              <SetFields
                typed={form.contains}
                error={describeError('contains')}
                onChange={(typed) => onChange('contains', typed)}
              />
            </Suspense>
          )}
        </div>
      </details>
    </div>
  );
}

/** What shoppers will see of the typed prices, as they are typed (product 10.3.2, 10.3.22). */
function ShownPrices({ form, reducedBy }: Pick<ProductFieldsProps, 'form' | 'reducedBy'>) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  const shown = readShownPrices(form);
  if (shown === null) return null;
  const { price, original } = shown;
  if (reducedBy) {
    return (
      <Suspense>
        <ReducedPrices {...shown} reducedBy={reducedBy} />
      </Suspense>
    );
  }
  return (
    <p role="status" className="font-semibold sm:col-span-2">
      {original === null
        ? texts.shopperPays(format.money(price))
        : texts.shopperPaysLess(
            format.money(price),
            format.money(original),
            format.number(discountOf(price, original)),
          )}
    </p>
  );
}
