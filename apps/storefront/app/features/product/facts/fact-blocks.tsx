import type { ProductView } from '@haat/domain/shopper';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../../hydration/use-is-server-markup.ts';
import { BuyFactList } from './buy-fact-list.tsx';
import { PacketLabel } from './packet-label.tsx';

interface FactsProps {
  readonly product: ProductView;
}

interface BuyFactsProps extends FactsProps {
  /** The shop's phone number; '' while it is not known. */
  readonly phone: string;
}

interface PacketFactsProps extends FactsProps {
  readonly className?: string | undefined;
}

function NoFacts(): ReactNode {
  return null;
}

/** @param load without a network the page works without these facts */
function lazyFacts<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NoFacts) }));
}

const LazyBuyFactList = lazyFacts(async () => (await import('./fact-chunk.ts')).BuyFactList);
const LazyPacketLabel = lazyFacts(async () => (await import('./fact-chunk.ts')).PacketLabel);

/** The lines below the buttons, whose code a first visit does not need: they never change. */
export function BuyFacts(props: BuyFactsProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <BuyFactList {...props} />
      </div>
    );
  }
  return (
    <BrowserFacts className="min-h-30">
      <LazyBuyFactList {...props} />
    </BrowserFacts>
  );
}

/** The label of the packet, with the code of the lines below the buttons. */
export function PacketFacts({ product, className }: PacketFactsProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={className}>
        <PacketLabel product={product} />
      </div>
    );
  }
  return (
    <BrowserFacts className={className}>
      <LazyPacketLabel product={product} />
    </BrowserFacts>
  );
}

interface BrowserFactsProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function BrowserFacts({ className, children }: BrowserFactsProps) {
  if (useIsServerMarkup()) return <ServerMarkup className={className} />;
  return (
    <div className={className}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
