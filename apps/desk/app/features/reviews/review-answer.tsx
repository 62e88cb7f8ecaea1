import { Alert, Button, Card, TextAreaField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import { QuestionDialog } from '../../components/question/question-dialog.tsx';
import type { DeskReview } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { dropTextDraft, readTextDraft, storeTextDraft } from '../../lib/text-draft.ts';
import { ReviewClash } from './review-clash.tsx';
import { REVIEWS } from './reviews.texts.ts';
import { type ReviewBase, useChangeReview } from './use-change-review.ts';

/** The longest answer, in characters. */
const MAX_LENGTH = 2000;

/** What the shop answers; what is typed is kept until it is posted (product 10.6.12). */
export function ReviewAnswer({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  const format = useFormat();
  const describeError = useDescribeError();
  const draftName = `answer/${review._id}`;
  const [draft, setDraft] = useState(() =>
    readTextDraft<ReviewBase, { readonly answer: string }>(draftName),
  );
  const [isKept] = useState(draft !== null);
  const [isEditing, setIsEditing] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const isForm = review.answer === '' || isEditing || draft !== null;
  const change = useChangeReview(review, ({ answer }) => {
    forget();
    showNotice('success', answer === '' ? texts.answerDropped : texts.answerSaved);
  });
  const { save } = change;

  function type(text: string) {
    const { version, status, hiddenReason, answer } = review;
    // What is typed belongs to the version that it began with, also when a newer one is loaded.
    const base = draft?.base ?? { version, status, hiddenReason, answer };
    const next = { version: base.version, base, fields: { answer: text } };
    setDraft(next);
    setIsMissing(false);
    storeTextDraft(draftName, next);
  }

  function forget() {
    dropTextDraft(draftName);
    setDraft(null);
    setIsEditing(false);
    setIsMissing(false);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const answer = (draft?.fields.answer ?? review.answer).trim();
    setIsMissing(answer === '');
    if (answer === '' || save.isPending) return;
    save.mutate({ base: draft?.base ?? review, changes: { answer } });
  }

  return (
    <Section title={texts.answer}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ReviewClash change={change} />
        {save.error && <Alert>{describeError(save.error)}</Alert>}
        {review.answer !== '' && (
          <div>
            <p className="whitespace-pre-line wrap-anywhere">{review.answer}</p>
            {review.answeredAt !== null && (
              <p className="text-sm text-ink-soft">{format.time(review.answeredAt)}</p>
            )}
          </div>
        )}
        {isForm ? (
          <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
            {isKept && draft !== null && <Alert tone="info">{texts.draftKept}</Alert>}
            <TextAreaField
              label={texts.answerText}
              rows={4}
              maxLength={MAX_LENGTH}
              value={draft?.fields.answer ?? review.answer}
              hint={review.status === 'published' ? texts.answerLead : texts.answerHidden}
              error={isMissing ? texts.answerMissing : undefined}
              onChange={(event) => type(event.target.value)}
            />
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button type="submit" isBusy={save.isPending}>
                {texts.saveAnswer}
              </Button>
              {(draft !== null || isEditing) && (
                <Button variant="link" onClick={forget}>
                  {draft === null ? texts.cancel : texts.dropDraft}
                </Button>
              )}
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {texts.editAnswer}
            </Button>
            <Button variant="link" isBusy={save.isPending} onClick={() => setIsDropping(true)}>
              {texts.dropAnswer}
            </Button>
          </div>
        )}
      </Card>
      {isDropping && (
        <QuestionDialog
          title={texts.dropAnswerTitle}
          yes={texts.dropAnswer}
          onYes={() => {
            setIsDropping(false);
            save.mutate({ base: review, changes: { answer: '' } });
          }}
          onClose={() => setIsDropping(false)}
        >
          <p>{texts.dropAnswerLead}</p>
        </QuestionDialog>
      )}
    </Section>
  );
}
