import { TextAreaField } from '@haat/ui';
import { useState } from 'react';
import { ClashDialog } from '../../components/clash/clash-dialog.tsx';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import type { DeskReview } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { REVIEWS } from './reviews.texts.ts';
import { storeReview, updateReview } from './update-review.ts';

/** The longest reason, in characters. */
const MAX_LENGTH = 500;

interface HideDialogProps {
  readonly review: DeskReview;
  readonly onClose: () => void;
}

function readFacts({ status, hiddenReason }: DeskReview) {
  return { status, hiddenReason };
}

/** Asks why a review is hidden; what is typed is kept until it is (product 10.6.12). */
export function HideDialog({ review, onClose }: HideDialogProps) {
  const texts = useTexts(REVIEWS);
  const [isMissing, setIsMissing] = useState(false);
  const form = useKeptForm({
    name: `hide/${review._id}`,
    thing: review,
    readFacts,
    store: storeReview,
    send: (version, changes) => updateReview(review._id, version, changes),
    onSaved() {
      showNotice('success', texts.changed.hidden);
      onClose();
    },
  });

  function handleSubmit() {
    const hiddenReason = form.fields.hiddenReason.trim();
    setIsMissing(hiddenReason === '');
    if (hiddenReason === '') return;
    // What fails is said above the field.
    form.submit({ status: 'hidden', hiddenReason }).catch(() => {});
  }

  return (
    <FormDialog
      title={texts.hideTitle}
      submitLabel={texts.hide}
      isBusy={form.isSaving}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      <Failure error={form.error} />
      <TextAreaField
        label={texts.hideReason}
        hint={texts.hideLead}
        rows={3}
        maxLength={MAX_LENGTH}
        required
        value={form.fields.hiddenReason}
        error={isMissing ? texts.reasonMissing : undefined}
        onChange={(event) => {
          setIsMissing(false);
          form.change({ hiddenReason: event.target.value });
        }}
      />
      <ClashDialog
        form={form}
        names={texts.fields}
        describe={(name, value) =>
          name === 'status' ? texts.statuses[value as DeskReview['status']] : String(value)
        }
      />
    </FormDialog>
  );
}
