import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { MemberGate } from './components/access/member-gate.tsx';
import { queries } from './lib/api/queries.ts';
import { DeskShell } from './shell/desk-shell.tsx';

function MemberPages() {
  const { data: me } = useQuery(queries.me());
  if (me === undefined) return null;
  return (
    <DeskShell me={me}>
      <Outlet />
    </DeskShell>
  );
}

/** The pages of the members of the desk. */
export default function MemberLayout() {
  return (
    <MemberGate>
      <MemberPages />
    </MemberGate>
  );
}
