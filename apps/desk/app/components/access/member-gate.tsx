import { isApiError } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { readKeptCodes } from '../../lib/kept-codes.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { AccessFrame } from './access-frame.tsx';

// A member signs in once in weeks; owners and coordinators set up the second factor once.
const NewCodes = lazy(() => import('./new-codes.tsx'));
const NoAccess = lazy(() => import('./no-access.tsx'));
const SecondFactorForm = lazy(() => import('./second-factor-form.tsx'));
const SecondFactorSetup = lazy(() => import('./second-factor-setup.tsx'));
const SignInForm = lazy(() => import('./sign-in-form.tsx'));

/**
 * Shows its children to a member of the desk who has given what the role needs; to others, in their
 * place, the next step (product 10.6.2).
 */
export function MemberGate({ children }: { readonly children: ReactNode }) {
  const me = useQuery(shopQuery(desk, '/desk/me'));
  if (isApiError(me.error)) {
    const { status } = me.error;
    if (status === 401 || status === 403) {
      return <Suspense>{status === 401 ? <SignInForm /> : <NoAccess />}</Suspense>;
    }
  }
  if (me.data === undefined) {
    return (
      <AccessFrame>
        <Loaded query={me}>{() => null}</Loaded>
      </AccessFrame>
    );
  }
  const { needsSecondFactor, secondFactor, user } = me.data;
  if (needsSecondFactor && secondFactor !== 'confirmed') {
    return (
      <Suspense>{secondFactor === 'none' ? <SecondFactorSetup /> : <SecondFactorForm />}</Suspense>
    );
  }
  // A reload must not lose what was shown once.
  const codes = readKeptCodes(user._id);
  if (needsSecondFactor && codes.length > 0) {
    return (
      <Suspense>
        <NewCodes codes={codes} onWritten={() => void queryClient.resetQueries()} />
      </Suspense>
    );
  }
  return children;
}
