import { ORDER_STATUSES } from '@haat/domain';
import { ORDER_PAYMENT_STATUSES } from '@haat/domain/desk';
import { SelectField, TextField } from '@haat/ui';
import { useSetFilter } from '../../components/list/use-set-filter.ts';
import { WORDS } from '../../components/words/words.texts.ts';
import type { OrderFilters } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ORDERS } from './orders.texts.ts';

interface OrderFiltersFormProps {
  readonly filters: OrderFilters;
}

/** Status, payment and days, folded unless one of them is set. */
export function OrderFiltersForm({ filters }: OrderFiltersFormProps) {
  const set = useSetFilter();
  const texts = useTexts(ORDERS);
  const words = useTexts(WORDS);
  const { status, payment, from, to } = filters;

  return (
    <details open={Boolean(status ?? payment ?? from ?? to)}>
      <summary className="inline-flex touch items-center font-semibold text-indigo underline underline-offset-4">
        {texts.filters}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField
          label={texts.status}
          value={status ?? ''}
          onChange={(event) => set('status', event.target.value)}
        >
          <option value="">{texts.any}</option>
          {ORDER_STATUSES.map((value) => (
            <option key={value} value={value}>
              {words.statuses[value]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.payment}
          value={payment ?? ''}
          onChange={(event) => set('payment', event.target.value)}
        >
          <option value="">{texts.any}</option>
          {ORDER_PAYMENT_STATUSES.map((value) => (
            <option key={value} value={value}>
              {words.paymentStatuses[value]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.from}
          type="date"
          value={from ?? ''}
          onChange={(event) => set('from', event.target.value)}
        />
        <TextField
          label={texts.to}
          type="date"
          value={to ?? ''}
          onChange={(event) => set('to', event.target.value)}
        />
      </div>
    </details>
  );
}
