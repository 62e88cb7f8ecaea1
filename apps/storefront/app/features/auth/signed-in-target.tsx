import { INVITE_RETURN_KEY } from '@haat/domain';
import { readInvitePath } from '@haat/domain/shopper';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { getBrowserStorage } from '../../lib/storage/browser-storage.ts';

/** The stored path of the invite that led to this page; null without one. */
export function findInvitePath(): string | null {
  return readInvitePath(getBrowserStorage('sessionStorage')?.getItem(INVITE_RETURN_KEY));
}

interface SignedInTargetProps {
  readonly to: string;
  readonly state: unknown;
}

/** Leads on after a sign-in, from within the form, which stays until the next screen is there: back to an invite of the desk, which is another shell, or to a page of the shop. */
export function SignedInTarget({ to, state }: SignedInTargetProps) {
  const [invite] = useState(findInvitePath);
  useEffect(() => {
    if (invite === null) return;
    getBrowserStorage('sessionStorage')?.removeItem(INVITE_RETURN_KEY);
    location.replace(invite);
  }, [invite]);
  return invite === null ? <Navigate to={to} replace state={state} /> : null;
}
