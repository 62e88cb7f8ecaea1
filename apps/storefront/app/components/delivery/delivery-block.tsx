import { useState } from 'react';
import { island } from '../../hydration/island.tsx';
import { storage, useAuth } from '../../state/create-stores.ts';
import type { DeliveryLinesProps } from './delivery-lines.tsx';
import { DELIVERY_PINCODE_STORAGE_KEY } from './pincode-storage-key.ts';

interface DeliveryBlockProps extends DeliveryLinesProps {
  /** Keeps the height of the lines until they are there. */
  readonly className: string;
}

const Lines = island(async () => (await import('./delivery-lines.tsx')).DeliveryLines, {
  when: 'tap',
});

/**
 * The lines about the delivery (product 2.7.11, 2.7.12). Their code loads when the browser is idle, for
 * a shopper whose pincode may be known, else with a tap on their button or another quantity.
 */
export function DeliveryBlock(props: DeliveryBlockProps) {
  const { quantity = 1 } = props;
  // The stored value itself is parsed by the code that this may load.
  const [isChosen] = useState(() => Boolean(storage?.getItem(DELIVERY_PINCODE_STORAGE_KEY)));
  const isSignedIn = useAuth((auth) => auth.user !== null);
  return <Lines {...props} when={isChosen || isSignedIn || quantity > 1 ? 'idle' : 'tap'} />;
}
