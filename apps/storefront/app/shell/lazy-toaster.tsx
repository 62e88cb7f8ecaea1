import { loadToaster } from '../components/feedback/toast.tsx';
import { useCode } from '../hydration/use-code.ts';

/** Loads the toaster after the hydration; without a network the first message retries. */
export function LazyToaster() {
  const toaster = useCode(loadToaster, 'now');
  return toaster ? <toaster.Toaster /> : null;
}
