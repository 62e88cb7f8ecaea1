import { Outlet, useLocation } from 'react-router';
import { FreshCode } from './components/access/fresh-code.tsx';
import { MemberGate } from './components/access/member-gate.tsx';
import { OutsideRole } from './components/access/outside-role.tsx';
import { mayOpen } from './components/access/screen-rights.ts';
import { useMe } from './lib/api/use-me.ts';
import { DeskShell } from './shell/desk-shell.tsx';

function MemberPages() {
  const me = useMe();
  const { pathname } = useLocation();
  if (me === undefined) return null;
  return (
    // Another member begins with nothing that is open or typed.
    <DeskShell key={me.user._id} me={me}>
      {mayOpen(me, pathname) ? <Outlet /> : <OutsideRole me={me} />}
    </DeskShell>
  );
}

/** The pages of the members of the desk. */
export default function MemberLayout() {
  return (
    <MemberGate>
      <MemberPages />
      <FreshCode />
    </MemberGate>
  );
}
