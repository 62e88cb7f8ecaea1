import { isApiError } from '@haat/api-sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { AccessFrame } from './access-frame.tsx';
import { NoAccess } from './no-access.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

// Needed once by each owner and coordinator.
const SecondFactorSetup = lazy(() => import('./second-factor-setup.tsx'));

/**
 * Shows its children to a member of the desk who has given what the role needs; to others, in their
 * place, the next step (product 10.6.2).
 */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const me = useQuery(queries.me());
  if (isApiError(me.error)) {
    if (me.error.status === 401) return <SignInForm />;
    if (me.error.status === 403) return <NoAccess />;
  }
  if (me.data === undefined) {
    return (
      <AccessFrame>
        <Loaded query={me}>{() => null}</Loaded>
      </AccessFrame>
    );
  }
  const { needsSecondFactor, secondFactor } = me.data;
  if (needsSecondFactor && secondFactor === 'none') {
    return (
      <Suspense>
        <SecondFactorSetup />
      </Suspense>
    );
  }
  if (needsSecondFactor && secondFactor === 'enrolled') return <SecondFactorForm />;
  return children;
}
