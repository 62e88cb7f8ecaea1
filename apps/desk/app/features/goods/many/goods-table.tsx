import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, Checkbox, Icon } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Link } from 'react-router';
import { useSetFilter } from '../../../components/list/use-set-filter.ts';
import { FROM_LIST } from '../../../components/page/from-list.ts';
import { desk } from '../../../lib/api/desk.ts';
import type { DeskProduct } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { GOODS } from '../goods.texts.ts';
import { ProductPrice } from '../product-price.tsx';
import { StockStepper } from '../stock-stepper.tsx';
import { type GoodsSort, nextSort, SORTS, type SortedColumn } from './goods-sort.ts';
import { MANY_GOODS } from './many-goods.texts.ts';

interface GoodsTableProps {
  readonly products: readonly DeskProduct[];
  readonly sort: GoodsSort;
  readonly canStock: boolean;
  /** Null while no goods are being selected. */
  readonly selected: ReadonlySet<string> | null;
  readonly onToggle: (id: string) => void;
}

/** The goods as a table for a laptop, sorted by the server (product 10.3.20). */
export default function GoodsTable(props: GoodsTableProps) {
  const { products, sort, canStock, selected, onToggle } = props;
  const texts = useTexts(MANY_GOODS);
  const { select, statuses } = useTexts(GOODS);
  const nameOf = useName();
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  // A product has the category of the desk; the Hindi name of the shop's list is the newest.
  const hindi = new Map(categories.data?.categories.map((one) => [one.slug, one]));
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b-2 border-ink text-start text-sm">
          {selected !== null && (
            <th scope="col">
              <span className="sr-only">{texts.columns.selected}</span>
            </th>
          )}
          <SortedHead column="name" sort={sort} />
          <th scope="col" className="px-2 text-start">
            {texts.columns.group}
          </th>
          <th scope="col" className="px-2 text-start">
            {texts.columns.category}
          </th>
          <SortedHead column="price" sort={sort} />
          <SortedHead column="stock" sort={sort} />
          <th scope="col" className="px-2 text-start">
            {texts.columns.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => {
          const { _id, category, maker, status } = product;
          return (
            <tr key={_id} className="border-b border-hairline hover:bg-sand">
              {selected !== null && (
                <td>
                  <Checkbox
                    label={<span className="sr-only">{select(nameOf(product))}</span>}
                    className="touch justify-center"
                    checked={selected.has(_id)}
                    onChange={() => onToggle(_id)}
                  />
                </td>
              )}
              <th scope="row" className="p-2 text-start font-semibold wrap-anywhere">
                <Link to={`/goods/${_id}`} state={FROM_LIST} className="hover:underline">
                  {nameOf(product)}
                </Link>
              </th>
              <td className="p-2">{maker && nameOf(maker)}</td>
              <td className="p-2">{nameOf(hindi.get(category.slug) ?? category)}</td>
              <td className="figures p-2">
                <ProductPrice product={product} />
              </td>
              <td className="p-2">
                <StockStepper product={product} canStock={canStock} />
              </td>
              <td className="p-2">
                {status === 'published' ? (
                  statuses[status]
                ) : (
                  <Badge tone="highlight">{statuses[status]}</Badge>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface SortedHeadProps {
  readonly column: SortedColumn;
  readonly sort: GoodsSort;
}

function SortedHead({ column, sort }: SortedHeadProps) {
  const texts = useTexts(MANY_GOODS);
  const set = useSetFilter();
  const [up, down] = SORTS[column];
  const arrow = sort === up ? ArrowUp : sort === down ? ArrowDown : ChevronsUpDown;
  const order = sort === up ? 'ascending' : sort === down ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={order} className="px-2 text-start">
      <button
        type="button"
        className="touch inline-flex items-center gap-1 font-bold"
        onClick={() => set('sort', nextSort(column, sort))}
      >
        {texts.columns[column]}
        <Icon node={arrow} className="size-4" />
      </button>
    </th>
  );
}
