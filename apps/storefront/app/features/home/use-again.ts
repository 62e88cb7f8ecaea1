import { useEffect, useState } from 'react';
import { whenIdle } from '../../hydration/when-idle.ts';
import { storedRecentlySeen, useAuth } from '../../state/create-stores.ts';
import type { Again } from './again.ts';

/**
 * What a returning shopper may want once more (product 2.6.8), found once the browser is idle; null for a first
 * visit, which loads none of its code.
 */
export function useAgain(): Again | null {
  const status = useAuth((auth) => auth.status);
  const [again, setAgain] = useState<Again | null>(null);
  useEffect(() => {
    const isSignedIn = status === 'signed-in';
    if (!isSignedIn && (status !== 'signed-out' || storedRecentlySeen.read().length === 0)) return;
    let isCurrent = true;
    whenIdle(() => {
      import('./again.ts')
        .then(({ loadAgain }) => loadAgain(isSignedIn))
        .then(
          (found) => {
            if (isCurrent) setAgain(found);
          },
          () => {
            // Offline the first screen stays as everybody has it.
          },
        );
    });
    return () => {
      isCurrent = false;
      setAgain(null);
    };
  }, [status]);
  return again;
}
