import { type components, createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { DEVANAGARI, PRODUCT_LIMITS } from '@haat/domain';
import { Card, SelectField, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { PRODUCT } from './product.texts.ts';
import { CHECKED_FIELDS, type CheckedField } from './product-facts.ts';
import { SaveBar } from './save-bar.tsx';

type CreateDeskProductInput = components['schemas']['DeskProductInput'];

/** Begins a product with what a draft needs; pictures and all other facts follow on its own page. */
export default function NewProductRoute() {
  const texts = useTexts(PRODUCT);
  const nameOf = useName();
  const isHindi = useLanguage() === 'hi';
  const navigate = useNavigate();
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  const groups = useQuery(shopQuery(desk, '/desk/groups'));
  const [invalid, setInvalid] = useState<readonly CheckedField[]>([]);
  const create = useMutation({
    mutationFn: (input: CreateDeskProductInput) =>
      unwrap(
        desk.POST('/desk/products', {
          params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
          body: input,
        }),
      ),
    onSuccess(product) {
      storeProduct(product);
      showNotice('success', texts.created);
      return navigate(`/goods/${product._id}`, { replace: true });
    },
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '').trim();
    const nameHindi = read('nameHindi');
    const isValid: Partial<Record<CheckedField, boolean>> = {
      nameHindi: nameHindi === '' || DEVANAGARI.test(nameHindi),
      name: read('name') !== '',
      category: read('category') !== '',
    };
    const wrong = CHECKED_FIELDS.filter((field) => isValid[field] === false);
    // The marks have to be there before the first of them can be shown.
    flushSync(() => setInvalid(wrong));
    showFirstInvalid(event.currentTarget);
    if (wrong.length > 0 || create.isPending) return;
    create.mutate({
      name: read('name'),
      nameHindi,
      category: read('category'),
      maker: read('maker') || null,
    });
  }

  const errorOf = (field: CheckedField) =>
    invalid.includes(field) ? texts.invalid[field] : undefined;
  const hindiName = (
    <TextField
      label={texts.fields.nameHindi}
      name="nameHindi"
      lang="hi"
      maxLength={PRODUCT_LIMITS.name}
      error={errorOf('nameHindi')}
    />
  );
  return (
    <Page title={texts.newTitle} back={{ to: '/goods', label: texts.back }}>
      <Card className="max-w-form">
        <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
          {isHindi && hindiName}
          <TextField
            label={texts.fields.name}
            name="name"
            lang="en"
            hint={texts.nameHint}
            maxLength={PRODUCT_LIMITS.name}
            required
            error={errorOf('name')}
          />
          {!isHindi && hindiName}
          <SelectField
            label={texts.fields.category}
            name="category"
            required
            error={errorOf('category')}
          >
            <option value="">—</option>
            {categories.data?.categories.map(({ slug, ...names }) => (
              <option key={slug} value={slug}>
                {nameOf(names)}
              </option>
            ))}
          </SelectField>
          <SelectField label={texts.fields.maker} name="maker">
            <option value="">{texts.none}</option>
            {groups.data?.groups.map(({ slug, ...names }) => (
              <option key={slug} value={slug}>
                {nameOf(names)}
              </option>
            ))}
          </SelectField>
          <SaveBar
            invalid={invalid}
            error={create.error}
            isBusy={create.isPending}
            isKept={false}
          />
        </form>
      </Card>
    </Page>
  );
}
