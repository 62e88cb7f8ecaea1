import { shopQuery } from '@haat/api-sdk/tanstack';
import { ORDER_STATUSES } from '@haat/domain';
import { isBoundToGroup, ORDER_PAYMENT_STATUSES } from '@haat/domain/desk';
import { Button, SelectField, TextField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSetFilter } from '../../../components/list/use-set-filter.ts';
import { WORDS } from '../../../components/words/words.texts.ts';
import { desk } from '../../../lib/api/desk.ts';
import type { OrderFilters } from '../../../lib/api/types.ts';
import { useMe } from '../../../lib/api/use-me.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { ORDERS } from '../orders.texts.ts';
import { countFilters, NAME_LENGTH, ORDER_SORTS } from './order-search.ts';

interface OrderFiltersFormProps {
  readonly id: string;
  readonly filters: OrderFilters;
  /** Couriers that orders were sent with. */
  readonly couriers: readonly string[];
  /** What is done with the orders that are found. */
  readonly children: ReactNode;
}

/** What the orders are filtered and sorted by; each choice takes effect at once (product 10.2.17). */
export function OrderFiltersForm({ id, filters, couriers, children }: OrderFiltersFormProps) {
  const set = useSetFilter();
  const [, setSearch] = useSearchParams();
  const nameOf = useName();
  const texts = useTexts(ORDERS);
  const words = useTexts(WORDS);
  const me = useMe();
  const isBound = me !== undefined && isBoundToGroup(me.role);
  const groups = useQuery({ ...shopQuery(desk, '/desk/groups'), enabled: !isBound });
  const { view, q, status, payment, maker, courier, place, from, to, sort } = filters;
  /** A courier of an earlier link stays chosen. */
  const offered = courier && !couriers.includes(courier) ? [courier, ...couriers] : couriers;
  const change = (name: string) => (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    set(name, event.target.value);

  return (
    <section
      id={id}
      aria-label={texts.filters}
      className="grid gap-4 rounded-haat border border-hairline bg-paper p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField label={texts.status} value={status ?? ''} onChange={change('status')}>
        <option value="">{texts.any}</option>
        {ORDER_STATUSES.map((value) => (
          <option key={value} value={value}>
            {words.statuses[value]}
          </option>
        ))}
      </SelectField>
      <SelectField label={texts.payment} value={payment ?? ''} onChange={change('payment')}>
        <option value="">{texts.any}</option>
        {ORDER_PAYMENT_STATUSES.map((value) => (
          <option key={value} value={value}>
            {words.paymentStatuses[value]}
          </option>
        ))}
      </SelectField>
      {!isBound && (
        <SelectField label={texts.group} value={maker ?? ''} onChange={change('maker')}>
          <option value="">{texts.any}</option>
          {groups.data?.groups.map((group) => (
            <option key={group._id} value={group._id}>
              {nameOf(group)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={texts.courier} value={courier ?? ''} onChange={change('courier')}>
        <option value="">{texts.any}</option>
        {offered.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <form
        key={place}
        onSubmit={(event) => {
          event.preventDefault();
          set('place', String(new FormData(event.currentTarget).get('place')).trim());
        }}
      >
        <TextField
          label={texts.place}
          hint={isBound ? undefined : texts.placeHint}
          name="place"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={NAME_LENGTH}
          defaultValue={place ?? ''}
          onBlur={(event) => {
            const typed = event.target.value.trim();
            if (typed !== (place ?? '')) set('place', typed);
          }}
        />
      </form>
      <TextField label={texts.from} type="date" value={from ?? ''} onChange={change('from')} />
      <TextField label={texts.to} type="date" value={to ?? ''} onChange={change('to')} />
      <SelectField
        label={texts.sort}
        value={sort ?? 'newest'}
        onChange={({ target }) => set('sort', target.value === 'newest' ? '' : target.value)}
      >
        {ORDER_SORTS.map((value) => (
          <option key={value} value={value}>
            {texts.sorts[value]}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-full">
        {countFilters(filters) > 0 && (
          <Button
            variant="secondary"
            onClick={() => setSearch({ ...(view && { view }), ...(q && { q }) })}
          >
            {texts.clearFilters}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}
