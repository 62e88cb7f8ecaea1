import { createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { withFreshCode } from '../../lib/api/fresh-code.ts';
import { reload } from '../../lib/api/query-client.ts';
import type { DeskLedgerEntry } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MONEY } from './money.texts.ts';

interface UndoDialogProps {
  readonly payout: DeskLedgerEntry;
  readonly onClose: () => void;
}

/** Says what undoing a payout does, and undoes it (product 10.8.4). */
export function UndoDialog({ payout, onClose }: UndoDialogProps) {
  const nameOf = useName();
  const texts = useTexts(MONEY);
  const format = useFormat();
  const undo = useMutation({
    mutationFn: () =>
      withFreshCode(() =>
        unwrap(
          desk.POST('/desk/money/payouts/{id}/undo', {
            params: {
              path: { id: payout._id },
              header: { 'Idempotency-Key': createIdempotencyKey() },
            },
          }),
        ),
      ),
    onSuccess() {
      showNotice('success', texts.undoDone);
      onClose();
    },
    onSettled: () => reload('/desk/money', '/desk/money/statements/{makerId}/{month}'),
  });
  const isUndoneBefore = isApiError(undo.error) && undo.error.code === 'payout_undone';
  return (
    <QuestionDialog
      title={texts.undoTitle}
      yes={isUndoneBefore ? undefined : texts.undo}
      isBusy={undo.isPending}
      onYes={() => undo.mutate()}
      onClose={onClose}
    >
      <Failure error={undo.error} codes={{ payout_undone: texts.undoneBefore }} className="mb-3" />
      <p className="mb-2 font-semibold">
        {texts.undoLead(
          format.money(-payout.amountPaise),
          payout.maker ? nameOf(payout.maker) : texts.noGroup,
        )}
      </p>
      <p>{texts.undoStays}</p>
    </QuestionDialog>
  );
}
