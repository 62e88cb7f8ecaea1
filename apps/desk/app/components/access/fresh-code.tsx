import { lazy, Suspense } from 'react';
import { useAskedCode } from '../../lib/api/fresh-code.ts';

// Few calls need it, and a first visit none.
const FreshCodeDialog = lazy(() => import('./fresh-code-dialog.tsx'));

/** The place of the question for a new code (product 10.8.10). */
export function FreshCode() {
  const answer = useAskedCode();
  return <Suspense>{answer && <FreshCodeDialog onAnswer={answer} />}</Suspense>;
}
