import { sizedImageUrl } from '@haat/domain/shopper';
import { Button, buttonClass, Icon } from '@haat/ui';
import { Camera } from 'lucide';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { REVIEW_TEXTS } from './review-texts.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture to put on a review; null takes it off, and undefined leaves what is there. */
export type ReviewPictureChange = Blob | null | undefined;

interface ReviewPictureFieldProps {
  /** URL of the picture that the review has; null without one. */
  readonly image: string | null;
  readonly change: ReviewPictureChange;
  readonly onChange: (change: ReviewPictureChange) => void;
}

/** Adds one picture to a review, or removes it (product 5.6.4). */
export function ReviewPictureField({ image, change, onChange }: ReviewPictureFieldProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const preview = usePreview(change);
  const shown = change === undefined ? image && sizedImageUrl(image, 320) : preview;

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    try {
      onChange(await shrinkPicture(file));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
    // The same file can be chosen again.
    input.value = '';
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      {shown && (
        <img
          src={shown}
          alt={REVIEW_TEXTS.yourPicture}
          width={96}
          height={96}
          className="size-24 rounded-haat bg-sand object-cover"
        />
      )}
      <input
        ref={inputRef}
        id={inputId}
        type="file"
        accept="image/*"
        className="peer sr-only"
        aria-describedby={hasFailed ? `${inputId}-error` : undefined}
        aria-invalid={hasFailed || undefined}
        onChange={(event) => void choose(event)}
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
        <Icon node={Camera} className="size-5" />
        {shown ? REVIEW_TEXTS.changePicture : REVIEW_TEXTS.addPicture}
      </label>
      {shown && (
        <Button
          variant="link"
          onClick={() => {
            // The button goes: what it belongs to gets the focus.
            inputRef.current?.focus();
            onChange(image === null ? undefined : null);
          }}
        >
          {REVIEW_TEXTS.removePicture}
        </Button>
      )}
      {hasFailed && (
        <p
          id={`${inputId}-error`}
          role="alert"
          className="basis-full font-semibold text-madder text-sm"
        >
          {REVIEW_TEXTS.noPicture}
        </p>
      )}
    </div>
  );
}

/** An object URL of a picture that was not sent yet. */
function usePreview(change: ReviewPictureChange): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!change) {
      setUrl(null);
      return;
    }
    const created = URL.createObjectURL(change);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [change]);
  return url;
}
