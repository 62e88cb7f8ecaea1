import { CONTROL_CLASS, Field, joinClasses } from '@haat/ui';
import { TEXTS } from './texts.ts';

interface AvatarFieldProps {
  readonly error: string | null;
  /** Receives the chosen picture; null if the choice was undone. */
  readonly onChoose: (avatar: File | null) => void;
}

/** The optional picture of a new account (product 2.11.3). */
export function AvatarField({ error, onChoose }: AvatarFieldProps) {
  return (
    <Field label={TEXTS.avatar} hint={TEXTS.avatarHint} error={error}>
      {(wiring) => (
        <input
          {...wiring}
          type="file"
          name="avatar"
          accept="image/*"
          className={joinClasses(
            CONTROL_CLASS,
            'py-1.5 ps-1.5 file:me-3 file:min-h-9 file:cursor-pointer file:rounded-haat file:border-0',
            'file:bg-sand file:px-3 file:font-semibold file:text-ink',
          )}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
