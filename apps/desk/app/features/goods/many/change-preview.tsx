import {
  type GoodsPlan,
  isLargePriceChange,
  listMissingLabelFacts,
  type ManyGoodsChange,
} from '@haat/domain/desk';
import { Alert } from '@haat/ui';
import type { DeskProduct } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { CHANGE_GOODS } from './change-goods.texts.ts';

/** A product, and what becomes of it. */
export interface PlannedGoods {
  readonly product: DeskProduct;
  readonly plan: GoodsPlan;
}

interface ChangePreviewProps {
  readonly planned: readonly PlannedGoods[];
  readonly change: ManyGoodsChange;
  /** The chosen category as it is called. */
  readonly category: string;
}

/** What a change does to which goods, which stay why, and what to look at before. */
export function ChangePreview({ planned, change, category }: ChangePreviewProps) {
  const texts = useTexts(CHANGE_GOODS);
  const format = useFormat();
  const nameOf = useName();
  const changed = planned.filter(({ plan }) => !('obstacle' in plan));
  const stays = planned.filter(({ plan }) => 'obstacle' in plan);
  const goods = changed.map(({ product }) => product);
  const jumps = changed.flatMap(({ product, plan }) =>
    'price' in plan && isLargePriceChange(product.pricePaise, plan.price) ? [product] : [],
  );
  const published = change.isOnSale === true ? goods : [];
  const unmarked = published.filter(({ isVegetarian }) => isVegetarian === null);
  const warnings = [
    { text: texts.largeJumps, about: jumps },
    { text: texts.soldOut, about: published.filter(({ stock }) => stock === 0) },
    { text: texts.markUnknown, about: unmarked },
    {
      text: texts.labelLacks,
      about: published.filter(
        (product) =>
          product.isVegetarian !== null &&
          (product.foodLicence === '' || listMissingLabelFacts(product).length > 0),
      ),
    },
  ];

  function describe({ product, plan }: PlannedGoods): string {
    const name = nameOf(product);
    if ('price' in plan) {
      const prices = [format.money(product.pricePaise), format.money(plan.price)] as const;
      return `${name} · ${texts.fromTo(...prices)}`;
    }
    if ('stock' in plan) {
      const pieces = [format.number(product.stock), format.number(plan.stock)] as const;
      return `${name} · ${texts.fromTo(...pieces)}`;
    }
    if ('category' in plan) return `${name} · ${texts.fromTo(nameOf(product.category), category)}`;
    if ('isOnSale' in plan) return name;
    const missing = product.missing.map((fact) => texts.missingFacts[fact]).join(', ');
    const reason = texts.reasons[plan.obstacle];
    return `${name} · ${plan.obstacle === 'incomplete' ? `${reason}: ${missing}` : reason}`;
  }

  return (
    <>
      {change.isOnSale === false && goods.length > 0 && <p>{texts.unpublishLead}</p>}
      {warnings.map(
        ({ text, about }) =>
          about.length > 0 && (
            <Alert key={text} tone="warning" title={text}>
              {about.map(nameOf).join(', ')}
            </Alert>
          ),
      )}
      {stays.length > 0 && (
        <p className="font-semibold">{texts.stay(format.number(stays.length))}</p>
      )}
      <PlanList planned={stays} describe={describe} />
      <p role="status" className="font-semibold">
        {changed.length === 0 ? texts.changesNone : texts.changes(format.number(changed.length))}
      </p>
      <PlanList planned={changed} describe={describe} />
    </>
  );
}

interface PlanListProps {
  readonly planned: readonly PlannedGoods[];
  readonly describe: (one: PlannedGoods) => string;
}

/** Goods of a list that a phone still reads. */
const SHOWN = 50;

function PlanList({ planned, describe }: PlanListProps) {
  const texts = useTexts(CHANGE_GOODS);
  const format = useFormat();
  if (planned.length === 0) return null;
  return (
    <ul className="wrap-anywhere">
      {planned.slice(0, SHOWN).map((one) => (
        <li key={one.product._id}>{describe(one)}</li>
      ))}
      {planned.length > SHOWN && <li>{texts.more(format.number(planned.length - SHOWN))}</li>}
    </ul>
  );
}
