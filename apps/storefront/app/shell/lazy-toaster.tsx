import { type ComponentType, useEffect, useState } from 'react';
import { loadToaster } from '../components/feedback/toast.tsx';

/** Brings the messages in once the page is usable; until then there is nothing to say. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    loadToaster().then(
      (module) => {
        if (!isGone) setToaster(() => module.Toaster);
      },
      () => {
        // No network just now: the first message tries again.
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Toaster ? <Toaster /> : null;
}
