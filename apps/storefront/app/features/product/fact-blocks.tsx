import type { ProductView } from '@haat/domain';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ServerMarkup } from '../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { BuyFactList } from './buy-fact-list.tsx';
import { PacketLabel } from './packet-label.tsx';

interface FactsProps {
  readonly product: ProductView;
}

interface FactBlockProps extends FactsProps {
  readonly className?: string | undefined;
}

function NoFacts(_: FactsProps): ReactNode {
  return null;
}

function lazyFacts(name: keyof typeof import('./fact-chunk.ts')) {
  return lazy(async (): Promise<{ default: ComponentType<FactsProps> }> => {
    try {
      return { default: (await import('./fact-chunk.ts'))[name] };
    } catch {
      // Without a network the page works without these facts.
      return { default: NoFacts };
    }
  });
}

const LazyBuyFactList = lazyFacts('BuyFactList');
const LazyPacketLabel = lazyFacts('PacketLabel');

/** The lines below the buttons, whose code a first visit does not need: they never change. */
export function BuyFacts({ product }: FactBlockProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <BuyFactList product={product} />
      </div>
    );
  }
  return <BrowserFacts Facts={LazyBuyFactList} product={product} className="min-h-30" />;
}

/** The label of the packet, with the code of the lines below the buttons. */
export function PacketFacts({ product, className }: FactBlockProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={className}>
        <PacketLabel product={product} />
      </div>
    );
  }
  return <BrowserFacts Facts={LazyPacketLabel} product={product} className={className} />;
}

interface BrowserFactsProps extends FactBlockProps {
  readonly Facts: ComponentType<FactsProps>;
}

function BrowserFacts({ Facts, product, className }: BrowserFactsProps) {
  if (useIsServerMarkup()) return <ServerMarkup className={className} />;
  return (
    <div className={className}>
      <Suspense>
        <Facts product={product} />
      </Suspense>
    </div>
  );
}
