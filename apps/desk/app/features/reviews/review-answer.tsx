import { Button, Card, TextAreaField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { ClashDialog } from '../../components/clash/clash-dialog.tsx';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { DraftNotice } from '../../components/feedback/draft-notice.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { FEEDBACK } from '../../components/feedback/feedback.texts.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import type { DeskReview } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { REVIEWS } from './reviews.texts.ts';
import { storeReview, updateReview } from './update-review.ts';

/** The longest answer, in characters. */
const MAX_LENGTH = 2000;

function readFacts({ answer }: DeskReview) {
  return { answer };
}

/** What the shop answers; what is typed is kept until it is posted (product 10.6.12). */
export function ReviewAnswer({ review }: { readonly review: DeskReview }) {
  const texts = useTexts(REVIEWS);
  const feedback = useTexts(FEEDBACK);
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [isDropping, setIsDropping] = useState(false);
  const form = useKeptForm({
    name: `answer/${review._id}`,
    thing: review,
    readFacts,
    store: storeReview,
    send: (version, changes) => updateReview(review._id, version, changes),
    onSaved: ({ answer }) =>
      showNotice('success', answer === '' ? texts.answerDropped : texts.answerSaved),
  });
  const { answer } = form.fields;

  function type(text: string) {
    setIsMissing(false);
    form.change({ answer: text });
  }

  function post(text: string) {
    // What fails is said above the field.
    form.submit({ answer: text }).then(
      (saved) => saved && setIsEditing(false),
      () => {},
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsMissing(answer.trim() === '');
    if (answer.trim() !== '' && !form.isSaving) post(answer.trim());
  }

  return (
    <Section title={texts.answer}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Failure error={form.error} />
        {review.answer !== '' && (
          <div>
            <p className="whitespace-pre-line wrap-anywhere">{review.answer}</p>
            {review.answeredAt !== null && (
              <p className="text-sm text-ink-soft">{format.time(review.answeredAt)}</p>
            )}
          </div>
        )}
        {review.answer === '' || isEditing || form.isTouched ? (
          <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
            {form.isTouched && <DraftNotice onDrop={form.forget} />}
            <TextAreaField
              label={texts.answerText}
              rows={4}
              maxLength={MAX_LENGTH}
              value={answer}
              hint={review.status === 'published' ? texts.answerLead : texts.answerHidden}
              error={isMissing ? texts.answerMissing : undefined}
              onChange={(event) => type(event.target.value)}
            />
            <div className="grid gap-3 sm:flex sm:flex-wrap">
              <Button type="submit" isBusy={form.isSaving}>
                {texts.saveAnswer}
              </Button>
              {isEditing && !form.isTouched && (
                <Button variant="link" onClick={() => setIsEditing(false)}>
                  {feedback.leave}
                </Button>
              )}
            </div>
          </form>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setIsEditing(true)}>
              {texts.editAnswer}
            </Button>
            <Button variant="link" onClick={() => setIsDropping(true)}>
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
            type('');
            post('');
          }}
          onClose={() => setIsDropping(false)}
        >
          <p>{texts.dropAnswerLead}</p>
        </QuestionDialog>
      )}
      <ClashDialog form={form} names={texts.fields} describe={(_, value) => String(value)} />
    </Section>
  );
}
