import { type components, toForm, unwrap } from '@haat/api-sdk';
import { avatarError, NO_AVATAR_MESSAGE } from '@haat/domain/shopper';
import { Alert, Button, buttonClass } from '@haat/ui';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import { prefixedText } from './prefixed-text.ts';

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
      showError('avatar', prefixedText(TEXTS.avatarFailedPrefix, error));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={save}
      // Two columns on a phone, one where large text needs the room.
      className="grid content-start items-center justify-items-start gap-3 max-md:grid-cols-[auto_minmax(min(100%,9.5rem),1fr)]"
    >
      <AvatarPicture
        src={chosen?.previewUrl ?? user.avatar}
        alt={chosen === null ? TEXTS.avatarAlt : TEXTS.avatarPreviewAlt}
        className="row-span-2 size-32 max-md:size-24"
      />
      <div className="grid w-full gap-1">
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
            variant: 'secondary',
            size: 'compact',
            className:
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-indigo',
          })}
        >
          {TEXTS.chooseAvatar}
        </label>
        <p id={messageId} className="text-ink-soft text-sm wrap-anywhere">
          {chosen?.file.name ?? TEXTS.noFile}
        </p>
      </div>
      {/* The button turns primary only once there is something to save. */}
      <Button
        type="submit"
        size="compact"
        isWide
        variant={chosen === null ? 'secondary' : 'primary'}
        isBusy={isSaving}
      >
        {TEXTS.saveAvatar}
      </Button>
      {failure !== null && (
        <Alert tone="error" className="col-span-full">
          {failure}
        </Alert>
      )}
      {isSaved && (
        <Alert tone="success" className="col-span-full">
          {TEXTS.photoUpdated}
        </Alert>
      )}
    </form>
  );
}
