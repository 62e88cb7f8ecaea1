import { useEffect, useState } from 'react';
import type { CardStepper } from './card-stepper.tsx';

/**
 * The stepper of a card, whose code loads with the first product that is in the cart; undefined
 * before. The first render never has it: a tap on the server's markup is replayed by the place of its
 * button.
 */
export function useCardStepper(isNeeded: boolean): typeof CardStepper | undefined {
  const [stepper, setStepper] = useState<typeof CardStepper>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./card-stepper.tsx').then(
      (module) => setStepper(() => module.CardStepper),
      () => {
        // Offline the button stays, and adds one more.
      },
    );
  }, [isNeeded]);
  return isNeeded ? stepper : undefined;
}
