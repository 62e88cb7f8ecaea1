import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { managedRoles } from '@haat/domain/desk';
import { Badge, Button, buttonClass, Card } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { Failure } from '../../components/feedback/failure.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { reload } from '../../lib/api/query-client.ts';
import type { DeskInvite, DeskMember } from '../../lib/api/types.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MEMBERS } from './members.texts.ts';
import { RoleDialog } from './role-dialog.tsx';

export default function MembersRoute() {
  const texts = useTexts(MEMBERS);
  const members = useQuery(shopQuery(desk, '/desk/members'));
  const me = useMe();
  const [isInviting, setIsInviting] = useState(false);
  const [changing, setChanging] = useState<DeskMember | null>(null);
  const [leaving, setLeaving] = useState<DeskMember | null>(null);
  const roles = me ? managedRoles(me.role) : [];
  return (
    <Page
      title={texts.title}
      back={{ to: '/more', label: texts.back }}
      actions={<Button onClick={() => setIsInviting(true)}>{texts.invite}</Button>}
    >
      <Loaded query={members}>
        {({ members: list }) => (
          <Card padding="none">
            <ul className="divide-y divide-hairline">
              {list.map((member) => (
                <li key={member.user._id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                  <MemberFacts member={member} />
                  {roles.includes(member.role) &&
                    !member.isAdmin &&
                    member.user._id !== me?.user._id && (
                      <div className="flex flex-wrap gap-2">
                        <Button variant="secondary" onClick={() => setChanging(member)}>
                          {texts.change}
                        </Button>
                        <Button variant="secondary" onClick={() => setLeaving(member)}>
                          {texts.remove}
                        </Button>
                      </div>
                    )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      <Invites />
      {me?.needsSecondFactor && <OwnRecoveryCodes />}
      {isInviting && <InviteDialog roles={roles} onClose={() => setIsInviting(false)} />}
      {changing && <RoleDialog member={changing} roles={roles} onClose={() => setChanging(null)} />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

function MemberFacts({ member }: { readonly member: DeskMember }) {
  const nameOf = useName();
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const format = useFormat();
  return (
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold">{member.user.fullName}</p>
      {member.user.email !== '' && (
        <p className="text-sm break-all text-ink-soft">{member.user.email}</p>
      )}
      <p className="mt-1 flex flex-wrap gap-1.5">
        <Badge tone="info">{words.roles[member.role]}</Badge>
        {member.maker && <Badge>{nameOf(member.maker)}</Badge>}
        {member.isAdmin && <Badge>{texts.admin}</Badge>}
        {member.hasSecondFactor && <Badge tone="success">{texts.secondFactor}</Badge>}
        <span className="text-sm text-ink-soft">{texts.since(format.day(member.since))}</span>
      </p>
    </div>
  );
}

/** The invites that nobody has accepted yet. */
export function Invites() {
  const nameOf = useName();
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const format = useFormat();
  const describeError = useDescribeError();
  const invites = useQuery(shopQuery(desk, '/desk/invites'));
  const [revoking, setRevoking] = useState<DeskInvite | null>(null);
  const revoke = useMutation({
    mutationFn: (id: string) =>
      unwrap(desk.DELETE('/desk/invites/{id}', { params: { path: { id } } })),
    onSuccess: () => showNotice('success', texts.revoked),
    onError: (error) => showNotice('error', describeError(error)),
    onSettled() {
      setRevoking(null);
      return reload('/desk/invites');
    },
  });
  return (
    <Section title={texts.openInvites}>
      <Loaded query={invites} rows={1}>
        {({ invites: list }) => (
          <Card padding="none">
            {list.length === 0 && <p className="p-4 text-ink-soft">{texts.noInvites}</p>}
            <ul className="divide-y divide-hairline">
              {list.map((invite) => (
                <li key={invite._id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                  <span className="min-w-0 flex-1 basis-48">
                    {words.roles[invite.role]}
                    {invite.maker && ` · ${nameOf(invite.maker)}`}
                    <span className="block text-sm text-ink-soft">
                      {texts.until(format.day(invite.expiresAt))}
                    </span>
                  </span>
                  <Button variant="secondary" onClick={() => setRevoking(invite)}>
                    {texts.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
      {revoking && (
        <QuestionDialog
          title={texts.revokeTitle}
          yes={texts.revoke}
          isBusy={revoke.isPending}
          onYes={() => revoke.mutate(revoking._id)}
          onClose={() => setRevoking(null)}
        >
          <p>{texts.revokeLead(words.roles[revoking.role])}</p>
        </QuestionDialog>
      )}
    </Section>
  );
}

/** The way to new recovery codes of whoever looks at the screen. */
function OwnRecoveryCodes() {
  const texts = useTexts(MEMBERS);
  return (
    <Section title={texts.ownCodes}>
      <Card className="grid gap-3">
        <p>{texts.ownCodesLead}</p>
        <Link to="/members/recovery-codes" className={buttonClass({ variant: 'secondary' })}>
          {texts.toCodes}
        </Link>
      </Card>
    </Section>
  );
}

interface RemoveDialogProps {
  readonly member: DeskMember;
  readonly onClose: () => void;
}

function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const texts = useTexts(MEMBERS);
  const remove = useMutation({
    mutationFn: () =>
      withFreshCode(() =>
        unwrap(
          desk.DELETE('/desk/members/{id}', {
            params: {
              path: { id: member.user._id },
              header: { 'If-Match': `"${member.version}"` },
            },
          }),
        ),
      ),
    onSuccess() {
      showNotice('success', texts.removed);
      onClose();
    },
    onSettled: () => reload('/desk/members'),
  });
  return (
    <QuestionDialog
      title={texts.removeTitle(member.user.fullName)}
      yes={texts.remove}
      isBusy={remove.isPending}
      onYes={() => remove.mutate()}
      onClose={onClose}
    >
      <Failure
        error={remove.error}
        codes={{
          last_owner: texts.lastOwner,
          member_is_admin: texts.isAdmin,
        }}
        className="mb-3"
      />
      <p>{texts.removeLead}</p>
    </QuestionDialog>
  );
}
