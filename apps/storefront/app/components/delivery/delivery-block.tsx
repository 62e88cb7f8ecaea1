import { type ComponentType, useEffect, useState } from 'react';
import { ServerMarkup } from '../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../hydration/use-is-server-markup.ts';
import { useTapReplay } from '../../hydration/use-tap-replay.ts';
import { whenIdle } from '../../hydration/when-idle.ts';
import { storage, useAuth } from '../../state/create-stores.ts';
import { DeliveryLines, type DeliveryLinesProps } from './delivery-lines.tsx';
import { DELIVERY_PINCODE_STORAGE_KEY } from './pincode-storage-key.ts';

interface DeliveryBlockProps extends DeliveryLinesProps {
  /** Keeps the height of the lines until they are there. */
  readonly className: string;
}

/**
 * The lines about the delivery (product 2.7.12, 2.7.13). Their code loads when the browser is idle, for
 * a shopper whose pincode may be known, else with a tap on their button or another quantity. Until then
 * the server's markup stays, and the tap is replayed; it also tries again to load code that did not
 * come.
 */
export function DeliveryBlock({ className, ...lines }: DeliveryBlockProps) {
  if (import.meta.env.SSR) {
    return (
      <div className={className}>
        <DeliveryLines {...lines} />
      </div>
    );
  }
  return <BrowserBlock className={className} {...lines} />;
}

type Lines = ComponentType<DeliveryLinesProps>;

/** The component once its chunk is loaded: later pages render it at once. */
let loadedLines: Lines | undefined;

/** Passes the component on once its chunk is loaded; without it the server's markup stays. */
async function loadLines(show: (getLines: () => Lines) => void): Promise<void> {
  try {
    const { DeliveryLines: Loaded } = await import('./delivery-chunk.ts');
    loadedLines = Loaded;
    show(() => Loaded);
  } catch {
    // The next tap tries again.
  }
}

function BrowserBlock({ className, ...lines }: DeliveryBlockProps) {
  const { quantity = 1 } = lines;
  const [Lines, setLines] = useState(() => loadedLines);
  const { frameRef, captureTap } = useTapReplay(Lines !== undefined);

  const isServerMarkup = useIsServerMarkup();
  const isSignedIn = useAuth((auth) => auth.user !== null);

  useEffect(() => {
    // The stored value itself is parsed by the code that this may load.
    const isChosen = storage?.getItem(DELIVERY_PINCODE_STORAGE_KEY);
    const isKnown = isSignedIn || isChosen || quantity > 1;
    if (!isServerMarkup || isKnown) whenIdle(() => void loadLines(setLines));
  }, [isServerMarkup, isSignedIn, quantity]);

  if (Lines) {
    return (
      <div ref={frameRef} className={className}>
        <Lines {...lines} />
      </div>
    );
  }
  return (
    <ServerMarkup
      className={className}
      onClick={(event) => {
        if (captureTap(event)) void loadLines(setLines);
      }}
    />
  );
}
