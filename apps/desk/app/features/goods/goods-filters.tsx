import { shopQuery } from '@haat/api-sdk/tanstack';
import { isBoundToGroup } from '@haat/domain/desk';
import { SelectField } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetFilter } from '../../components/list/use-set-filter.ts';
import { desk } from '../../lib/api/desk.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { GOODS } from './goods.texts.ts';

interface GoodsFiltersProps {
  readonly id: string;
  /** Slugs, undefined for all. */
  readonly maker: string | undefined;
  readonly category: string | undefined;
}

/** The group and the category by which goods are filtered, in the URL (product 10.3.1). */
export function GoodsFilters({ id, maker, category }: GoodsFiltersProps) {
  const texts = useTexts(GOODS);
  const nameOf = useName();
  const set = useSetFilter();
  const me = useMe();
  const isBound = me !== undefined && isBoundToGroup(me.role);
  const groups = useQuery({ ...shopQuery(desk, '/desk/groups'), enabled: !isBound });
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  const fields = [
    ...(isBound
      ? []
      : [{ name: 'maker', label: texts.group, value: maker, options: groups.data?.groups }]),
    {
      name: 'category',
      label: texts.category,
      value: category,
      options: categories.data?.categories,
    },
  ];
  return (
    <section
      id={id}
      aria-label={texts.filters}
      className="grid gap-4 rounded-haat border border-hairline bg-paper p-4 sm:grid-cols-2"
    >
      {fields.map(({ name, label, value = '', options = [] }) => (
        <SelectField
          key={name}
          label={label}
          value={value}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{texts.all}</option>
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {nameOf(option)}
            </option>
          ))}
        </SelectField>
      ))}
    </section>
  );
}
