import { BlockPrintBorder } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ProductPicture } from '../../components/product/product-picture.tsx';
import { DEAL_LABEL, DEAL_TITLE } from './texts.ts';

/** The product of the deal. */
export interface Deal {
  readonly id: string;
  readonly image: string | null;
  /** The banner's title; null for that of the spice set. */
  readonly title: string | null;
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
    <section className="mt-12 bg-sand md:mt-16">
      <BlockPrintBorder variant="buti" colour="ink" />
      <div className="page-width flex flex-wrap items-center gap-5 py-6 md:flex-nowrap md:gap-10 md:py-8">
        <div className="aspect-4/5 w-24 shrink-0 overflow-hidden md:w-40 rounded-haat bg-paper">
          {deal !== null && (
            <ProductPicture
              image={deal.image}
              alt=""
              sizes="(width >= 48rem) 160px, 96px"
              widths={[160, 320]}
            />
          )}
        </div>
        <div className="min-w-0 flex-1 basis-48">
          <p className="inline-block bg-turmeric px-2 font-bold">{DEAL_LABEL}</p>
          <h2 className="mt-2 font-display text-2xl md:text-3xl">{deal?.title ?? DEAL_TITLE}</h2>
        </div>
        <LinkButton
          to={deal === null ? '/products-list' : href('/product/:id', { id: deal.id })}
          variant="secondary"
          className="max-md:w-full"
        >
          Explore Product
        </LinkButton>
      </div>
    </section>
  );
}
