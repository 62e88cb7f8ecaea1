import { type components, unwrap } from '@haat/api-sdk';
import { Alert } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskMember, DeskRole } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MEMBERS } from './members.texts.ts';
import { type ChosenRole, RoleFields, toRoleInput } from './role-fields.tsx';

type UpdateDeskMemberInput = components['schemas']['UpdateDeskMemberRequest'];

interface RoleDialogProps {
  readonly member: DeskMember;
  /** The roles that may be given. */
  readonly roles: readonly DeskRole[];
  readonly onClose: () => void;
}

/**
 * Changes the role of a member, and the group of a group member. After a clash the present role is
 * shown, and what was chosen stays (product 10.8.1).
 */
export function RoleDialog({ member, roles, onClose }: RoleDialogProps) {
  const nameOf = useName();
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const [version, setVersion] = useState(member.version);
  const [isChecked, setIsChecked] = useState(false);
  const [chosen, setChosen] = useState<ChosenRole>({
    role: member.role,
    makerId: member.maker?._id ?? '',
  });
  const save = useMutation({
    mutationFn: (input: UpdateDeskMemberInput) =>
      withFreshCode(() =>
        unwrap(
          desk.PATCH('/desk/members/{id}', {
            params: { path: { id: member.user._id }, header: { 'If-Match': `"${version}"` } },
            body: input,
          }),
        ),
      ),
    onSuccess() {
      showNotice('success', texts.changed);
      onClose();
    },
    onError: (error) => setVersion((now) => readPresent(error)?.version ?? now),
    onSettled: () => reload('/desk/members'),
  });
  const present = readPresent<DeskMember>(save.error);

  function handleSubmit() {
    const input = toRoleInput(chosen);
    setIsChecked(true);
    if (input === null) return;
    save.mutate(input);
  }

  return (
    <FormDialog
      title={texts.changeTitle(member.user.fullName)}
      submitLabel={texts.save}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {present && (
        <Alert tone="warning" title={texts.clashTitle}>
          {texts.clashLead(
            [words.roles[present.role], present.maker && nameOf(present.maker)]
              .filter(Boolean)
              .join(' · '),
          )}
        </Alert>
      )}
      {!present && (
        <Failure
          error={save.error}
          codes={{
            last_owner: texts.lastOwner,
            member_is_admin: texts.isAdmin,
            not_found: texts.notMember,
          }}
        />
      )}
      <p>{texts.changeLead}</p>
      <RoleFields roles={roles} chosen={chosen} isChecked={isChecked} onChange={setChosen} />
    </FormDialog>
  );
}
