import { createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskCourierSettlement } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { SETTLEMENTS } from './settlements.texts.ts';

interface UndoSettlementProps {
  readonly settlement: DeskCourierSettlement;
  readonly onClose: () => void;
}

/** Says what undoing a settlement does, and undoes it (product 10.4.11). */
export function UndoSettlement({ settlement, onClose }: UndoSettlementProps) {
  const texts = useTexts(SETTLEMENTS);
  const format = useFormat();
  const undo = useMutation({
    mutationFn: () =>
      unwrap(
        desk.POST('/desk/money/settlements/{id}/undo', {
          params: {
            path: { id: settlement._id },
            header: { 'Idempotency-Key': createIdempotencyKey() },
          },
        }),
      ),
    onSuccess() {
      showNotice('success', texts.undoDone);
      onClose();
    },
    onSettled: () =>
      reload(
        ...(['/desk/orders', '/desk/orders/{id}', '/desk/today'] as const),
        ...(['/desk/money', '/desk/money/settlements'] as const),
      ),
  });
  const isUndoneBefore = isApiError(undo.error) && undo.error.code === 'settlement_undone';
  return (
    <QuestionDialog
      title={texts.undoTitle}
      yes={isUndoneBefore ? undefined : texts.undo}
      isBusy={undo.isPending}
      onYes={() => undo.mutate()}
      onClose={onClose}
    >
      <Failure
        error={undo.error}
        codes={{ settlement_undone: texts.undoneBefore }}
        className="mb-3"
      />
      <p className="mb-2 font-semibold">
        {texts.undoLead(settlement.courier, format.number(settlement.orders.length))}
      </p>
      <p>{texts.undoStays}</p>
    </QuestionDialog>
  );
}
