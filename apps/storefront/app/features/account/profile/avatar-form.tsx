import { type components, toForm, unwrap } from '@haat/api-sdk';
import { avatarError, NO_AVATAR_MESSAGE } from '@haat/domain/shopper';
import { Alert, Button, buttonClass, joinClasses } from '@haat/ui';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { AvatarPicture } from './avatar-picture.tsx';

type User = components['schemas']['User'];

interface AvatarFormProps {
  readonly user: Pick<User, 'avatar'>;
  readonly onSaved: (user: User) => void;
}

interface Chosen {
  readonly file: File;
  /** Object URL that shows the file before it is uploaded. */
  readonly previewUrl: string;
}

/** The shopper's picture and the form that changes it (product 2.14.2, 5.4). */
export function AvatarForm({ user, onSaved }: AvatarFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const messageId = useId();

  useEffect(() => {
    if (chosen === null) return;
    return () => URL.revokeObjectURL(chosen.previewUrl);
  }, [chosen]);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    setIsSaved(false);
    const file = event.target.files?.[0];
    // Closing the file chooser without a choice changes nothing.
    if (file === undefined) return;
    const problem = avatarError(file);
    setFailure(problem);
    setChosen(problem === null ? { file, previewUrl: URL.createObjectURL(file) } : null);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (chosen === null) {
      setFailure(NO_AVATAR_MESSAGE);
      inputRef.current?.focus();
      return;
    }
    setFailure(null);
    setIsSaving(true);
    try {
      onSaved(await unwrap(api.PATCH('/users/avatar', { body: toForm({ avatar: chosen.file }) })));
      setChosen(null);
      setIsSaved(true);
      if (inputRef.current) inputRef.current.value = '';
      showSuccess('avatar', TEXTS.avatarUpdated);
    } catch (error) {
      setFailure(errorText(error, TEXTS.avatarFailed));
      showError('avatar', TEXTS.avatarFailedPrefix + errorText(error, '{msg}'));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={save}
      // A line on a phone, where the profile itself comes first; a column beside it elsewhere.
      className="flex flex-wrap items-center gap-x-4 gap-y-3 md:flex-col md:flex-nowrap md:items-start"
    >
      <AvatarPicture
        src={chosen?.previewUrl ?? user.avatar}
        alt={chosen === null ? TEXTS.avatarAlt : TEXTS.avatarPreviewAlt}
        className="size-14 md:size-32"
      />
      <div className="grid min-w-0 justify-items-start">
        <input
          ref={inputRef}
          id={inputId}
          type="file"
          accept="image/*"
          className="peer sr-only"
          aria-describedby={messageId}
          aria-invalid={failure !== null || undefined}
          onChange={choose}
        />
        <label
          htmlFor={inputId}
          className={buttonClass({
            variant: 'link',
            className:
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-indigo',
          })}
        >
          {TEXTS.chooseAvatar}
        </label>
        <p
          id={messageId}
          className={joinClasses(
            'text-ink-soft text-sm wrap-anywhere',
            chosen === null && 'max-md:sr-only',
          )}
        >
          {chosen?.file.name ?? TEXTS.noFile}
        </p>
      </div>
      {/* It turns primary, and on a phone appears, once there is something to save. */}
      <Button
        type="submit"
        size="compact"
        variant={chosen === null ? 'secondary' : 'primary'}
        className={chosen === null ? 'max-md:hidden' : undefined}
        isBusy={isSaving}
      >
        {TEXTS.saveAvatar}
      </Button>
      {failure !== null && (
        <Alert tone="error" className="basis-full md:basis-auto">
          {failure}
        </Alert>
      )}
      {isSaved && (
        <Alert tone="success" className="basis-full md:basis-auto">
          {TEXTS.photoUpdated}
        </Alert>
      )}
    </form>
  );
}
