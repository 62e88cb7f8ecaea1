import { BlockPrintBorder } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { Streamed } from '../../hydration/streamed.tsx';
import { DEAL_LABEL, DEAL_TITLE } from './texts.ts';

interface DealBannerProps {
  /** Id of the deal's product; null if the catalogue does not have it. */
  readonly dealId: Promise<string | null>;
}

/** The Deal of the Season (product 2.6.9): a real product, opened by 'Explore Product'. */
export function DealBanner({ dealId }: DealBannerProps) {
  return (
    // The last block of the page, directly above the footer.
    <section className="mt-12 -mb-16 bg-turmeric md:mt-16">
      <BlockPrintBorder variant="buti" colour="ink" />
      <div className="page-width grid justify-items-start gap-x-12 gap-y-5 pt-6 pb-12 md:grid-cols-[1fr_auto] md:items-center md:pt-8 md:pb-14">
        <div>
          <p className="text-lg font-bold">{DEAL_LABEL}</p>
          <h2 className="mt-1 font-display text-2xl md:text-3xl">{DEAL_TITLE}</h2>
        </div>
        <Streamed value={dealId} className="max-sm:w-full">
          {(id) => (
            <LinkButton
              to={id === null ? '/products-list' : href('/product/:id', { id })}
              variant="secondary"
              className="max-sm:w-full"
            >
              Explore Product
            </LinkButton>
          )}
        </Streamed>
      </div>
    </section>
  );
}
