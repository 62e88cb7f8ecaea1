import { unwrap } from '@haat/api-sdk';
import { Button, buttonClass } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '../../components/copy/copy-button.tsx';
import { DeskDialog } from '../../components/dialog/desk-dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { reload } from '../../lib/api/query-client.ts';
import type { CreateDeskInviteInput, DeskRole } from '../../lib/api/types.ts';
import { LANGUAGE_PARAMETER, type Language, useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MEMBERS } from './members.texts.ts';
import { type ChosenRole, RoleFields, toRoleInput } from './role-fields.tsx';

/** The address of an invite, which opens in the language of whoever sends it. */
function toLink(path: string, language: Language): string {
  const link = new URL(path, location.href);
  link.searchParams.set(LANGUAGE_PARAMETER, language);
  return link.href;
}

interface InviteDialogProps {
  /** The roles that may be given. */
  readonly roles: readonly DeskRole[];
  readonly onClose: () => void;
}

/** Makes the link of an invite, which is shown once. */
export function InviteDialog({ roles, onClose }: InviteDialogProps) {
  const texts = useTexts(MEMBERS);
  const words = useTexts(WORDS);
  const [chosen, setChosen] = useState<ChosenRole>({ role: 'group_member', makerId: '' });
  const [isChecked, setIsChecked] = useState(false);
  const create = useMutation({
    mutationFn: (input: CreateDeskInviteInput) =>
      withFreshCode(() => unwrap(desk.POST('/desk/invites', { body: input }))),
    onSettled: () => reload('/desk/invites'),
  });
  const language = useLanguage();
  const link = create.data && toLink(create.data.path, language);

  function handleSubmit() {
    const input = toRoleInput(chosen);
    setIsChecked(true);
    if (input === null) return;
    create.mutate(input);
  }

  if (link !== undefined) {
    const message = texts.message(words.roles[chosen.role], link);
    return (
      <DeskDialog
        onClose={onClose}
        title={texts.linkReady}
        actions={
          <>
            {'share' in navigator && (
              <Button
                variant="secondary"
                // Whoever closes the sheet of the phone wants nothing sent.
                onClick={() => void navigator.share({ text: message }).catch(() => {})}
              >
                {texts.share}
              </Button>
            )}
            <CopyButton text={message}>{texts.copy}</CopyButton>
            <a
              className={buttonClass()}
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.whatsApp}
            </a>
          </>
        }
      >
        <p className="mb-3">{texts.linkLead}</p>
        {/* Pages without HTTPS have no clipboard; the message can be selected. */}
        <p className="rounded-haat border border-hairline bg-sand p-3 wrap-anywhere select-all">
          {message}
        </p>
      </DeskDialog>
    );
  }
  return (
    <FormDialog
      title={texts.invite}
      submitLabel={texts.create}
      isBusy={create.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Failure error={create.error} />
      <RoleFields roles={roles} chosen={chosen} isChecked={isChecked} onChange={setChosen} />
    </FormDialog>
  );
}
