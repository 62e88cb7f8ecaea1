import { type ComponentType, useEffect, useState } from 'react';
import { loadToaster } from '../components/feedback/toast.tsx';

/** Loads the toaster after the hydration. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let isUnmounted = false;
    loadToaster().then(
      (module) => {
        if (!isUnmounted) setToaster(() => module.Toaster);
      },
      () => {
        // Without a network the first message retries.
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return Toaster ? <Toaster /> : null;
}
