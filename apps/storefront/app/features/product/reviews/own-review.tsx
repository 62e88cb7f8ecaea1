import { isApiError } from '@haat/api-sdk';
import { UNKNOWN_REVIEWER } from '@haat/domain';
import type { ReviewUpdateValues, ReviewView, StoredUser } from '@haat/domain/shopper';
import { Alert, Button } from '@haat/ui';
import { Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog.tsx';
import { lazyPart, ReloadAlert } from '../../../components/feedback/lazy-part.tsx';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { keep } from '../../../components/kept/kept-changes.ts';
import { useCode } from '../../../hydration/use-code.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import {
  clearReviewDraft,
  draftOwner,
  EMPTY_REVIEW,
  type ReviewForm as ReviewFormValues,
  readReviewDraft,
  writeReviewDraft,
} from './review-draft.ts';
import { ReviewText } from './review-list.tsx';
import type { ReviewPictureChange } from './review-picture-field.tsx';
import { REVIEW_TEXTS } from './review-texts.ts';
import type { ReviewsStore } from './reviews-store.ts';

const loadReviewForm = () => import('./review-form.tsx');
const ReviewForm = lazyPart(loadReviewForm, ReloadAlert);

interface OwnReviewProps {
  readonly productId: string;
  readonly store: ReviewsStore;
  /** The signed-in shopper. */
  readonly author: StoredUser;
}

/** The shopper's own review of a product, at most one: to write, edit or delete (product 4.6.3). */
export default function OwnReview({ productId, store, author }: OwnReviewProps) {
  const { own, isSaving, create, update, setPicture, remove, findOwn } = useStore(store);
  const owner = draftOwner(author._id, productId);
  const [isWriting, setIsWriting] = useState(() => readReviewDraft(owner) !== null);
  const [isRepeated, setIsRepeated] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const frameRef = useRef<HTMLElement>(null);
  // A review can be written without a network, too.
  useCode(loadReviewForm, own === null ? 'idle' : 'later');

  /** Opens or closes the form; the focus moves first, as the pressed button disappears. */
  function setWriting(isOn: boolean) {
    frameRef.current?.focus({ preventScroll: true });
    setIsWriting(isOn);
  }

  /**
   * Runs an optimistic change; the store rolls a failed one back, and a toast gives the reason.
   * @returns the error, or null
   */
  async function change(
    call: () => Promise<void>,
    texts: { readonly done?: string; readonly failed: string },
  ): Promise<unknown> {
    setIsRepeated(false);
    // The pressed button disappears.
    frameRef.current?.focus({ preventScroll: true });
    try {
      await call();
      if (texts.done !== undefined) showSuccess('review', texts.done);
      return null;
    } catch (error) {
      showError('review', texts.failed + errorText(error, '{msg}'));
      return error;
    }
  }

  /** The long form gives way to the short review, which the screen then shows. */
  function showOwn() {
    frameRef.current?.scrollIntoView({ block: 'start' });
  }

  /** Without a network the review is kept, unless it has a picture: the form stays as it is then (product 9.4.3). */
  async function createOrKeep(values: ReviewUpdateValues, picture: ReviewPictureChange) {
    try {
      await create(values, author);
    } catch (error) {
      const isNetwork = isApiError(error) && error.reason === 'network';
      if (!isNetwork || picture !== undefined) throw error;
      await keep({ kind: 'review', productId, ...values });
    }
  }

  async function submit(values: ReviewUpdateValues, picture: ReviewPictureChange) {
    showOwn();
    const error = await change(() => createOrKeep(values, picture), {
      done: REVIEW_TEXTS.submitted,
      failed: REVIEW_TEXTS.submitFailed,
    });
    if (error === null) {
      clearReviewDraft();
      setIsWriting(false);
      await savePicture(picture);
    } else if (isApiError(error) && error.status === 409) {
      // Written in another tab or on another device: that review is shown, to edit or delete.
      setIsRepeated(true);
      await findOwn(author._id);
    }
  }

  /** The review is saved by then: a picture that fails leaves it as it is. */
  async function savePicture(picture: ReviewPictureChange) {
    if (picture === undefined) return;
    await change(() => setPicture(picture), { failed: REVIEW_TEXTS.pictureFailed });
  }

  async function saveChanges(values: ReviewUpdateValues, picture: ReviewPictureChange) {
    showOwn();
    const error = await change(() => update(values), {
      done: REVIEW_TEXTS.updated,
      failed: REVIEW_TEXTS.updateFailed,
    });
    if (error !== null) return;
    clearReviewDraft();
    setIsWriting(false);
    await savePicture(picture);
  }

  function deleteReview() {
    void change(remove, {
      done: REVIEW_TEXTS.deleted,
      failed: REVIEW_TEXTS.deleteFailed,
    });
  }

  const isForm = isWriting && !isSaving;
  return (
    <section
      ref={frameRef}
      tabIndex={-1}
      aria-label={REVIEW_TEXTS.own}
      className="mb-8 scroll-mt-28 outline-none"
    >
      {isRepeated && (
        <Alert tone="warning" className="mb-4">
          {REVIEW_TEXTS.alreadyReviewed}
        </Alert>
      )}
      {isForm && (
        <Suspense fallback={null}>
          <ReviewForm
            key={own?.id}
            initial={readReviewDraft(owner) ?? toForm(own)}
            isNew={own === null}
            fullName={author.fullName}
            image={own?.image ?? null}
            onType={(values) => writeReviewDraft(owner, values)}
            onSubmit={(values, picture) =>
              void (own === null ? submit(values, picture) : saveChanges(values, picture))
            }
            onCancel={() => {
              clearReviewDraft();
              setWriting(false);
            }}
          />
        </Suspense>
      )}
      {!isForm && own === null && (
        <Button variant="secondary" onClick={() => setWriting(true)}>
          {REVIEW_TEXTS.write}
        </Button>
      )}
      {!isForm && own !== null && (
        <OwnText
          review={own}
          isSaving={isSaving}
          onEdit={() => setWriting(true)}
          onDelete={() => setIsConfirming(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isConfirming}
        title={REVIEW_TEXTS.confirmDelete}
        yes={REVIEW_TEXTS.deleteIt}
        no={REVIEW_TEXTS.keepIt}
        onClose={() => setIsConfirming(false)}
        onYes={deleteReview}
      >
        <p>{REVIEW_TEXTS.deleteExplained}</p>
      </ConfirmDialog>
    </section>
  );
}

function toForm(review: ReviewView | null): ReviewFormValues {
  if (review === null) return EMPTY_REVIEW;
  const { rating, title, comment, authorName } = review;
  const showName = authorName !== UNKNOWN_REVIEWER;
  return { rating: String(rating), title, comment, showName };
}

interface OwnTextProps {
  readonly review: ReviewView;
  readonly isSaving: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function OwnText({ review, isSaving, onEdit, onDelete }: OwnTextProps) {
  return (
    <div className="rounded-haat border border-hairline bg-paper p-4 md:p-5">
      <h2 className="mb-2 font-bold text-lg">{REVIEW_TEXTS.own}</h2>
      <ReviewText
        review={review}
        note={isSaving && <span className="text-ink-soft text-sm">{REVIEW_TEXTS.sending}</span>}
      />
      {!isSaving && (
        <div className="mt-3 flex gap-3">
          <Button variant="secondary" size="compact" onClick={onEdit}>
            {REVIEW_TEXTS.edit}
          </Button>
          <Button variant="link" onClick={onDelete}>
            {REVIEW_TEXTS.delete}
          </Button>
        </div>
      )}
    </div>
  );
}
