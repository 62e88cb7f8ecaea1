import { Button } from '@haat/ui';
import { useState } from 'react';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import type { DeskReview } from '../../lib/api/types.ts';
import { useDeskChange } from '../../lib/api/use-desk-change.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewBadges } from './review-badges.tsx';
import { REVIEWS } from './reviews.texts.ts';
import { storeReview, updateReview } from './update-review.ts';

/** Whether shoppers see a review, and what changes that. */
export function ReviewStatus({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  const [isHiding, setIsHiding] = useState(false);
  const [isHolding, setIsHolding] = useState(false);
  const save = useDeskChange({
    store: storeReview,
    call: (next: 'held' | 'published') =>
      updateReview(review._id, review.version, { status: next }),
    onDone: (_, next) => showNotice('success', texts.changed[next]),
  });
  const { status, hiddenReason } = review;

  function set(next: 'held' | 'published') {
    setIsHolding(false);
    save.mutate(next);
  }

  return (
    <Section title={texts.status}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ReviewBadges review={review} />
        <p>{texts.statusLeads[status]}</p>
        {hiddenReason !== '' && <p className="wrap-anywhere">{texts.reason(hiddenReason)}</p>}
        <Failure error={save.error} />
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {status !== 'published' && (
            <Button isBusy={save.isPending} onClick={() => set('published')}>
              {texts.publish}
            </Button>
          )}
          {status !== 'held' && (
            <Button
              variant="secondary"
              isBusy={save.isPending}
              // A hidden review is not shown either way: nothing is lost by holding it.
              onClick={() => (status === 'published' ? setIsHolding(true) : set('held'))}
            >
              {texts.hold}
            </Button>
          )}
          {status !== 'hidden' && (
            <Button variant="secondary" onClick={() => setIsHiding(true)}>
              {texts.hide}
            </Button>
          )}
        </div>
      </div>
      {isHolding && (
        <QuestionDialog
          title={texts.holdTitle}
          yes={texts.hold}
          onYes={() => set('held')}
          onClose={() => setIsHolding(false)}
        >
          <p>{texts.holdLead}</p>
        </QuestionDialog>
      )}
      {isHiding && <HideDialog review={review} onClose={() => setIsHiding(false)} />}
    </Section>
  );
}
