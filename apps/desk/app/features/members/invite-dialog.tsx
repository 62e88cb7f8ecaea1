import type { CreateDeskInviteInput, DeskRole } from '@haat/api-sdk/desk';
import { isBoundToGroup } from '@haat/domain';
import { Alert, Button, Dialog, SelectField, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { KEYS, queries } from '../../lib/api/queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MEMBERS } from './members.texts.ts';

interface InviteDialogProps {
  /** The roles that may be given. */
  readonly roles: readonly DeskRole[];
  readonly onClose: () => void;
}

/** Makes the link of an invite, which is shown once. */
export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const describeError = useDescribeError();
  const formId = useId();
  const [role, setRole] = useState<DeskRole>('group_member');
  const [isGroupMissing, setIsGroupMissing] = useState(false);
  const groups = useQuery(queries.groups());
  const create = useMutation({
    mutationFn: (input: CreateDeskInviteInput) => desk().members.invite(input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEYS.invites }),
  });
  const link = create.data && new URL(create.data.path, location.href).href;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const makerId = String(new FormData(event.currentTarget).get('maker') ?? '');
    const needsGroup = isBoundToGroup(role);
    setIsGroupMissing(needsGroup && makerId === '');
    if (create.isPending || (needsGroup && makerId === '')) return;
    create.mutate({ role, ...(needsGroup && { makerId }) });
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
        <SelectField
          label={texts.role}
          value={role}
          onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? role)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {words.roles[one]}
            </option>
          ))}
        </SelectField>
        {isBoundToGroup(role) && (
          <SelectField
            label={texts.group}
            name="maker"
            error={isGroupMissing ? texts.groupMissing : undefined}
          >
            <option value="">{texts.choose}</option>
            {groups.data?.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </form>
    </Dialog>
  );
}
