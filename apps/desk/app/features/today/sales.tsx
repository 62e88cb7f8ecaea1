import { Card, joinClasses } from '@haat/ui';
import { WORDS } from '../../components/words/words.texts.ts';
import type { DeskToday } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { SalesPlot } from './sales-plot.tsx';
import { TODAY } from './today.texts.ts';

const PERIODS = [7, 30, 90] as const;

interface SalesProps {
  readonly sales: NonNullable<DeskToday['sales']>;
  readonly days: number;
  readonly onChooseDays: (days: (typeof PERIODS)[number]) => void;
}

/** What was sold in some days: per day, the goods that were sold most, and by group. */
export function Sales({ sales, days, onChooseDays }: SalesProps) {
  const texts = useTexts(TODAY);
  const words = useTexts(WORDS);
  const nameOf = useName();
  const format = useFormat();
  return (
    <section aria-labelledby="sales" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sales" className="font-bold">
          {texts.sales}
        </h2>
        <fieldset aria-label={texts.daysLabel} className="flex flex-wrap gap-2">
          {PERIODS.map((period) => (
            <button
              key={period}
              type="button"
              aria-pressed={period === days}
              onClick={() => onChooseDays(period)}
              className={joinClasses(
                'touch rounded-full border px-4 font-semibold',
                period === days
                  ? 'border-indigo bg-indigo text-white'
                  : 'border-edge bg-paper hover:bg-sand',
              )}
            >
              {texts.days(format.number(period))}
            </button>
          ))}
        </fieldset>
      </div>
      <Card>
        <p className="figures text-2xl font-bold">{format.money(sales.paise)}</p>
        <p className="text-ink-soft">
          {sales.orders === 0
            ? texts.noSales
            : texts.salesSum(format.number(sales.orders), format.number(sales.pieces))}
        </p>
        {sales.orders > 0 && <SalesPlot days={sales.perDay} />}
      </Card>
      {sales.orders > 0 && (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          <Ranking
            title={texts.top}
            rows={sales.topProducts.map((product) => ({
              ...product,
              id: product._id,
              name: nameOf(product),
            }))}
          />
          <Ranking
            title={texts.byGroup}
            rows={sales.byGroup.map(({ maker, ...row }) => ({
              id: maker?._id ?? '',
              name: maker ? nameOf(maker) : words.noGroup,
              ...row,
            }))}
          />
        </div>
      )}
    </section>
  );
}

interface RankingProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly pieces: number;
    readonly paise: number;
  }[];
}

/** Sums with a bar as long as their share of the largest. */
function Ranking({ title, rows }: RankingProps) {
  const words = useTexts(WORDS);
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ paise }) => paise));
  return (
    <Card>
      <h3 className="mb-2 font-bold">{title}</h3>
      <ol className="grid gap-3">
        {rows.map(({ id, name, pieces, paise }) => (
          <li key={id}>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 flex-1 basis-24">{name}</span>
              <span className="text-sm text-ink-soft">{words.pieces(format.number(pieces))}</span>
              <span className="figures font-semibold">{format.money(paise)}</span>
            </div>
            <div
              className="mt-1 h-1.5 rounded-full bg-indigo"
              style={{ width: `${Math.max(2, (paise / most) * 100)}%` }}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
