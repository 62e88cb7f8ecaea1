import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import {
  GOODS_CHANGE_KINDS,
  type GoodsChangeKind,
  type ManyGoodsChange,
  planGoodsChange,
  readGoodsChange,
} from '@haat/domain/desk';
import { SelectField, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskGoodsChange, DeskProduct } from '../../../lib/api/types.ts';
import { useIntentKey } from '../../../lib/api/use-intent-key.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { CHANGE_GOODS } from './change-goods.texts.ts';
import { ChangePreview } from './change-preview.tsx';

interface ChangeDialogProps {
  readonly products: readonly DeskProduct[];
  readonly onDone: (result: DeskGoodsChange) => void;
  readonly onClose: () => void;
}

/** Asks what to change of many goods, and says what that does to each (product 10.3.23). */
export default function ChangeDialog({ products, onDone, onClose }: ChangeDialogProps) {
  const texts = useTexts(CHANGE_GOODS);
  const format = useFormat();
  const nameOf = useName();
  const keyOf = useIntentKey();
  const [kind, setKind] = useState<GoodsChangeKind>('price');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { categories = [] } =
    useQuery(shopQuery(desk, '/categories', { params: { query: { limit: 100 } } })).data ?? {};
  const change = readGoodsChange(kind, typed);
  const planned =
    change && products.map((product) => ({ product, plan: planGoodsChange(product, change) }));
  const count = planned?.filter(({ plan }) => !('obstacle' in plan)).length;
  const apply = useMutation({
    mutationFn(wanted: ManyGoodsChange) {
      const seen = products.map(({ _id, version, stock }) => ({ productId: _id, version, stock }));
      const body = { products: seen, change: wanted };
      const params = { header: { 'Idempotency-Key': keyOf(body) } };
      return unwrap(desk.POST('/desk/products/changes', { params, body }));
    },
    onSuccess(result) {
      onClose();
      onDone(result);
    },
    onSettled: () => void reload('/desk/products'),
  });

  function handleSubmit() {
    setIsChecked(true);
    if (change !== null) apply.mutate(change);
  }

  // Goods that enter or leave the shop need no value.
  const labels: Readonly<Partial<Record<GoodsChangeKind, string>>> = texts.values;
  const errors: Readonly<Partial<Record<GoodsChangeKind, string>>> = texts.wrong;
  const label = labels[kind];
  const error = isChecked && change === null ? errors[kind] : undefined;
  const category = categories.find(({ slug }) => slug === typed);

  return (
    <FormDialog
      title={texts.title(format.number(products.length))}
      submitLabel={
        count === 0
          ? undefined
          : count === undefined
            ? texts.submit
            : texts.submitCount(format.number(count))
      }
      isBusy={apply.isPending}
      hasCloseButton
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Failure error={apply.error} />
      <SelectField
        label={texts.what}
        value={kind}
        onChange={({ target }) => {
          setKind(GOODS_CHANGE_KINDS.find((one) => one === target.value) ?? kind);
          setTyped('');
          setIsChecked(false);
        }}
      >
        {GOODS_CHANGE_KINDS.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      {label !== undefined && kind === 'category' && (
        <SelectField
          label={label}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        >
          <option value="">{texts.choose}</option>
          {categories.map((category) => (
            <option key={category._id} value={category.slug}>
              {nameOf(category)}
            </option>
          ))}
        </SelectField>
      )}
      {label !== undefined && kind !== 'category' && (
        <TextField
          label={label}
          hint={kind.startsWith('price_') ? texts.percentHint : undefined}
          inputMode={kind === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {planned && (
        <ChangePreview
          planned={planned}
          change={change}
          category={category ? nameOf(category) : ''}
        />
      )}
    </FormDialog>
  );
}
