import { checkForm, reviewUpdateSchema, STAR_COUNTS, signReview } from '@haat/domain';
import { REVIEW_TITLE_MAX_LENGTH, type ReviewUpdateValues } from '@haat/domain/shopper';
import { Button, Checkbox, Icon, joinClasses, TextAreaField, TextField } from '@haat/ui';
import { Star } from 'lucide';
import { type ChangeEvent, useId, useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { ReviewForm as ReviewFormValues } from './review-draft.ts';
import { type ReviewPictureChange, ReviewPictureField } from './review-picture-field.tsx';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewFormProps {
  readonly initial: ReviewFormValues;
  /** True to create the review, false to edit it. */
  readonly isNew: boolean;
  /** The author's full name, of which the review may show the first. */
  readonly fullName: string;
  /** URL of the picture that the review has; null without one. */
  readonly image: string | null;
  /** Called on every change, to store the draft. */
  readonly onType: (values: ReviewFormValues) => void;
  readonly onSubmit: (values: ReviewUpdateValues, picture: ReviewPictureChange) => void;
  readonly onCancel: () => void;
}

/** The form with stars, title, text, picture and consent of a review (product 3.5.3, 5.6). */
export default function ReviewForm(props: ReviewFormProps) {
  const { initial, isNew, fullName, image, onType, onSubmit, onCancel } = props;
  const [picture, setPicture] = useState<ReviewPictureChange>();
  const form = useForm({
    initial,
    check({ rating, ...texts }) {
      if (rating !== '') return checkForm(reviewUpdateSchema, { ...texts, rating: Number(rating) });
      const checked = checkForm(reviewUpdateSchema, { ...texts, rating: undefined });
      // The schema's message names a field of the API; this one tells the shopper what to do.
      const fieldErrors = {
        ...(checked.ok ? {} : checked.fieldErrors),
        rating: REVIEW_TEXTS.chooseStars,
      };
      return { ok: false, fieldErrors };
    },
    onChange: onType,
    send: async (values) => onSubmit(values, picture),
    // The review takes the form's place meanwhile.
    failed: () => null,
  });

  const hintId = useId();

  return (
    <form
      {...form.props}
      aria-label={isNew ? REVIEW_TEXTS.write : REVIEW_TEXTS.own}
      className="grid max-w-form gap-4 rounded-haat border border-hairline bg-paper p-4 md:p-5"
    >
      <StarChoice {...form.text('rating')} hintId={hintId} />
      <TextField
        label={REVIEW_TEXTS.title}
        maxLength={REVIEW_TITLE_MAX_LENGTH}
        {...form.text('title')}
      />
      <TextAreaField label={REVIEW_TEXTS.comment} {...form.text('comment')} />
      <ReviewPictureField image={image} change={picture} onChange={setPicture} />
      <Checkbox
        label={REVIEW_TEXTS.showName(signReview(fullName, ''))}
        {...form.flag('showName')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-describedby={form.values.rating === '' ? hintId : undefined}>
          {isNew ? REVIEW_TEXTS.submit : REVIEW_TEXTS.save}
        </Button>
        <Button variant="link" onClick={onCancel}>
          {REVIEW_TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}

/** In reading order, from one star to five. */
const RATINGS = [...STAR_COUNTS].reverse();

interface StarChoiceProps {
  readonly name: string;
  /** '1' to '5'; '' before a choice. */
  readonly value: string;
  readonly error: string | undefined;
  /** Id of the line below the stars, with the hint or the error. */
  readonly hintId: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One to five stars as radio buttons, for touch and for the arrow keys. */
function StarChoice({ name, value, error, hintId, onChange }: StarChoiceProps) {
  const isMissing = value === '';
  return (
    <fieldset>
      <legend className="font-semibold">{REVIEW_TEXTS.rating}</legend>
      <div className="-ms-2 mt-1 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="tap-target grid place-items-center rounded-haat has-focus-visible:outline-3 has-focus-visible:outline-(--focus-ring)"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={rating}
              checked={value === String(rating)}
              onChange={onChange}
              aria-label={REVIEW_TEXTS.stars(rating)}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={isMissing || error !== undefined ? hintId : undefined}
            />
            <Icon
              node={Star}
              strokeWidth={1.5}
              className={joinClasses(
                'size-8',
                rating <= Number(value) ? 'fill-turmeric text-ink' : 'fill-paper text-edge',
              )}
            />
          </label>
        ))}
      </div>
      {(isMissing || error !== undefined) && (
        <p
          id={hintId}
          className={joinClasses(
            'mt-1 text-sm',
            error === undefined ? 'text-ink-soft' : 'font-semibold text-madder',
          )}
        >
          {error ?? REVIEW_TEXTS.chooseStars}
        </p>
      )}
    </fieldset>
  );
}
