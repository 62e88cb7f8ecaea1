import { BlockPrintBorder } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import { DEAL_TITLE, TEXTS } from './texts.ts';

/** The product of the deal. */
export interface Deal {
  readonly id: string;
  readonly image: string | null;
  /** The banner's title; null for that of the spice set. */
  readonly title: string | null;
  /** '₹1,499', '12 packets', '₹125 each', as far as they are known. */
  readonly figures: readonly string[];
  /** The price before a discount, struck; null without one. */
  readonly formerPrice: string | null;
}

interface DealBannerProps {
  /** Null if the catalogue does not have the deal's product, or not in time. */
  readonly deal: Deal | null;
}

/**
 * The Deal of the Season: the spice set (product 2.6.6), or what the desk has chosen (product 10.7.6). A
 * real product, opened by 'Explore Product'.
 */
export function DealBanner({ deal }: DealBannerProps) {
  return (
    <section className="on-dark mt-12 bg-indigo text-plaster md:mt-16">
      <BlockPrintBorder variant="buti" colour="turmeric" />
      <div className="page-width grid items-center gap-x-12 gap-y-5 py-8 md:grid-cols-2 md:py-12">
        {deal !== null && (
          <div className="@container mx-auto w-full max-w-105 max-md:max-w-70">
            <div className="arched aspect-4/5 overflow-hidden bg-sand">
              <ProductPicture
                image={deal.image}
                alt=""
                sizes="(width >= 48rem) 420px, 280px"
                widths={[320, 480, 640, 960]}
              />
            </div>
          </div>
        )}
        <div className="min-w-0 md:order-first">
          <p className="inline-block bg-turmeric px-2 font-bold text-ink">{TEXTS.deal}</p>
          <h2 className="mt-3 font-display text-3xl wrap-anywhere">{deal?.title ?? DEAL_TITLE}</h2>
          {deal !== null && (
            <p className="mt-3 font-bold text-xl tabular-nums">
              {deal.figures.join(' · ')}
              {deal.formerPrice !== null && (
                <>
                  {' '}
                  <span className="sr-only">{TEXTS.before} </span>
                  <s className="ms-1 font-normal">{deal.formerPrice}</s>
                </>
              )}
            </p>
          )}
          <LinkButton
            to={deal === null ? '/products-list' : href('/product/:id', { id: deal.id })}
            className="mt-6 max-md:w-full"
          >
            {TEXTS.exploreDeal}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
