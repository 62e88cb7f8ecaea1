import { isApiError } from '@haat/api-sdk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../lib/api/queries.ts';
import { Loaded } from '../feedback/loaded.tsx';
import { AccessFrame } from './access-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Shows its children to whoever is signed in, and the sign-in in their place to others. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const user = useQuery(queries.user());
  if (isApiError(user.error) && user.error.status === 401) return <SignInForm />;
  if (user.data === undefined) {
    return (
      <AccessFrame>
        <Loaded query={user}>{() => null}</Loaded>
      </AccessFrame>
    );
  }
  return children;
}
