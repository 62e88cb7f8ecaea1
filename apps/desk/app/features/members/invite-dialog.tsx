import type { CreateDeskInviteInput, DeskRole } from '@haat/api-sdk/desk';
import { Alert, Button, Dialog, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { KEYS } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MEMBERS } from './members.texts.ts';
import { type ChosenRole, RoleFields, toRoleInput } from './role-fields.tsx';

interface InviteDialogProps {
  /** The roles that may be given. */
  readonly roles: readonly DeskRole[];
  readonly onClose: () => void;
}

/** Makes the link of an invite, which is shown once. */
export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const texts = useTexts(MEMBERS);
  const describeError = useDescribeError();
  const formId = useId();
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'group_member', makerId: '' });
  const [isChecked, setIsChecked] = useState(false);
  const create = useMutation({
    mutationFn: (input: CreateDeskInviteInput) => desk().members.invite(input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS.invites }),
  });
  const link = create.data && new URL(create.data.path, location.href).href;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = toRoleInput(chosen);
    setIsChecked(true);
    if (create.isPending || input === null) return;
    create.mutate(input);
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showNotice('success', texts.copied);
    } catch {
      showNotice('error', texts.copyFailed);
    }
  }

  if (link !== undefined) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={texts.linkReady}
        closeLabel={texts.close}
        actions={
          <>
            {'share' in navigator && (
              <Button
                variant="secondary"
                // Whoever closes the sheet of the phone wants nothing sent.
                onClick={() => void navigator.share({ url: link }).catch(() => {})}
              >
                {texts.share}
              </Button>
            )}
            {/* Pages without HTTPS have no clipboard; the link can be selected. */}
            {'clipboard' in navigator && (
              <Button onClick={() => void copy(link)}>{texts.copy}</Button>
            )}
          </>
        }
      >
        <p className="mb-3">{texts.linkLead}</p>
        <TextField
          label={texts.linkReady}
          isLabelHidden
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.invite}
      closeLabel={texts.close}
      actions={
        <Button type="submit" form={formId} isBusy={create.isPending}>
          {texts.create}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {create.error && <Alert>{describeError(create.error)}</Alert>}
        <RoleFields roles={roles} chosen={chosen} isChecked={isChecked} onChange={setChosen} />
      </form>
    </Dialog>
  );
}
