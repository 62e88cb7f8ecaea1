import { Alert, TextAreaField } from '@haat/ui';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import type { DeskReview } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../lib/own-draft.ts';
import { ReviewClash } from './review-clash.tsx';
import { REVIEWS } from './reviews.texts.ts';
import { useChangeReview } from './use-change-review.ts';

/** The longest reason, in characters. */
const MAX_LENGTH = 500;

interface HideDialogProps {
  /** As it was when the dialog was opened. */
  readonly review: DeskReview;
  readonly onClose: () => void;
}

/** Asks why a review is hidden; what is typed is kept until it is (product 10.6.12). */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const texts = useTexts(REVIEWS);
  const describeError = useDescribeError();
  const draftName = `hide/${review._id}`;
  const [reason, setReason] = useState(() => readOwnDraft(draftName) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const change = useChangeReview(review, () => {
    dropOwnDraft(draftName);
    showNotice('success', texts.changed.hidden);
    onClose();
  });
  const { save } = change;

  function type(text: string) {
    setReason(text);
    setIsMissing(false);
    storeOwnDraft(draftName, text);
  }

  function handleSubmit() {
    const hiddenReason = reason.trim();
    setIsMissing(hiddenReason === '');
    if (hiddenReason === '') return;
    save.mutate({ base: review, changes: { status: 'hidden', hiddenReason } });
  }

  return (
    <FormDialog
      title={texts.hideTitle}
      closeLabel={texts.close}
      submitLabel={change.clash === null ? texts.hide : undefined}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <ReviewClash change={{ ...change, closeClash: onClose }} />
      {save.error && <Alert>{describeError(save.error)}</Alert>}
      <TextAreaField
        label={texts.hideReason}
        hint={texts.hideLead}
        rows={3}
        maxLength={MAX_LENGTH}
        required
        value={reason}
        error={isMissing ? texts.reasonMissing : undefined}
        onChange={(event) => type(event.target.value)}
      />
    </FormDialog>
  );
}
