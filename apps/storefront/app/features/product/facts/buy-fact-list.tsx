import { type ProductView, RETURN_DAYS, type ReturnRule, returnRuleOf } from '@haat/domain/shopper';
import { Icon } from '@haat/ui';
import { Banknote, Package, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { WhatsAppQuestion } from '../../../components/contact/whatsapp-question.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { BUY_FACT_TEXTS } from './buy-fact-texts.ts';
import { QUESTION_TEXTS as TEXTS } from './question-texts.ts';

interface BuyFactListProps {
  readonly product: ProductView;
  /** The shop's phone number; '' while it is not known. */
  readonly phone: string;
}

const RETURN_TEXTS: Readonly<Record<ReturnRule, string>> = {
  'damaged-only': BUY_FACT_TEXTS.damagedOnly,
  unused: BUY_FACT_TEXTS.unused(RETURN_DAYS),
};

const LINE = 'flex items-start gap-3 wrap-anywhere [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0';

/**
 * How a product is paid, how it is returned, who packs it (product 2.7.13), and a question about it
 * (product 2.7.19).
 */
export function BuyFactList({ product, phone }: BuyFactListProps): ReactNode {
  const { name, brand, category } = product;
  const rule = returnRuleOf(category?.slug ?? null);
  return (
    <>
      <ul className="grid gap-2 border-hairline border-t pt-4">
        <li className={LINE}>
          <Icon node={Banknote} />
          {BUY_FACT_TEXTS.payment}
        </li>
        <li className={LINE}>
          <Icon node={Undo2} />
          {rule === null ? (
            <ShopLink
              to={href('/page/:slug', { slug: 'shipping-and-returns' })}
              className="text-indigo underline underline-offset-4"
            >
              {BUY_FACT_TEXTS.returns}
            </ShopLink>
          ) : (
            RETURN_TEXTS[rule]
          )}
        </li>
        {brand !== null && (
          <li className={LINE}>
            <Icon node={Package} />
            {BUY_FACT_TEXTS.packedBy(brand)}
          </li>
        )}
      </ul>
      <p className="mt-4 empty:hidden">
        <WhatsAppQuestion phone={phone} text={TEXTS.about(name)} label={TEXTS.ask} />
      </p>
    </>
  );
}
