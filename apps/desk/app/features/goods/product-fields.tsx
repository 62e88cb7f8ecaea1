import { SelectField, TextAreaField, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PRODUCT } from './product.texts.ts';
import { type FormField, PACK_UNITS, type ProductForm } from './product-facts.ts';

interface ProductFieldsProps {
  readonly form: ProductForm;
  readonly invalid: readonly FormField[];
  readonly onChange: (field: FormField, typed: string) => void;
}

/** The fields of a product: the ones of every day first, the others folded. */
export function ProductFields({ form, invalid, onChange }: ProductFieldsProps) {
  const texts = useTexts(PRODUCT);
  const categories = useQuery(queries.categories());
  const groups = useQuery(queries.groups());
  const bind = (field: FormField) => ({
    label: texts.fields[field],
    value: form[field],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(field, event.target.value),
    error: !invalid.includes(field)
      ? undefined
      : form[field].trim() === ''
        ? texts.required
        : texts.invalidNumber,
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('name')} maxLength={120} required />
        <TextField {...bind('nameHindi')} lang="hi" maxLength={120} />
        <TextField {...bind('pricePaise')} inputMode="decimal" autoComplete="off" />
        <TextField {...bind('discountPercent')} inputMode="numeric" autoComplete="off" />
        <SelectField {...bind('category')} required>
          <option value="">—</option>
          {categories.data?.categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...bind('maker')}>
          <option value="">{texts.none}</option>
          {groups.data?.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <TextField {...bind('packAmount')} inputMode="numeric" autoComplete="off" />
          <SelectField {...bind('packUnit')}>
            {PACK_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
      </div>
      <TextAreaField {...bind('description')} rows={4} maxLength={5000} />
      <details>
        <summary className="inline-flex touch items-center font-semibold text-indigo underline underline-offset-4">
          {texts.moreFacts}
        </summary>
        <div className="mt-3 grid gap-4">
          <TextAreaField {...bind('features')} rows={3} maxLength={5000} />
          <TextAreaField {...bind('storageAndUsage')} rows={3} maxLength={2000} />
          <TextAreaField {...bind('ingredients')} rows={2} maxLength={2000} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...bind('allergens')} maxLength={500} />
            <SelectField {...bind('isVegetarian')}>
              <option value="">{texts.notFood}</option>
              <option value="true">{texts.vegetarian}</option>
              <option value="false">{texts.notVegetarian}</option>
            </SelectField>
            <TextField {...bind('bestBeforeDays')} inputMode="numeric" autoComplete="off" />
            <TextField {...bind('foodLicence')} inputMode="numeric" maxLength={14} />
            <TextField {...bind('brand')} maxLength={120} />
            <TextField {...bind('size')} maxLength={60} />
            <TextField {...bind('countryOfOrigin')} maxLength={60} />
          </div>
        </div>
      </details>
    </div>
  );
}
