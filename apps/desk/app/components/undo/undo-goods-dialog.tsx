import { unwrap } from '@haat/api-sdk';
import { Button } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { reload } from '../../lib/api/query-client.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { DeskDialog } from '../dialog/desk-dialog.tsx';
import { QuestionDialog } from '../dialog/question-dialog.tsx';
import { Failure } from '../feedback/failure.tsx';
import { UNDO_GOODS } from './undo-goods.texts.ts';

interface UndoGoodsDialogProps {
  readonly changeId: string;
  readonly onClose: (isUndone: boolean) => void;
}

/** Asks whether to undo an import, and then says what it did and what stays why (product 10.3.18). */
export default function UndoGoodsDialog({ changeId, onClose }: UndoGoodsDialogProps) {
  const texts = useTexts(UNDO_GOODS);
  const format = useFormat();
  const nameOf = useName();
  const keyOf = useIntentKey();
  const undoing = useMutation({
    mutationFn: () =>
      unwrap(
        desk.POST('/desk/products/changes/{id}/undo', {
          params: { path: { id: changeId }, header: { 'Idempotency-Key': keyOf(changeId) } },
        }),
      ),
    onSettled: () => void reload('/desk/products'),
  });
  const result = undoing.data;

  function handleClose() {
    onClose(result !== undefined);
    // An import that was undone has no such button, in which this dialog is.
    void reload('/desk/audit');
  }

  if (result === undefined) {
    return (
      <QuestionDialog
        title={texts.title}
        yes={texts.undo}
        isBusy={undoing.isPending}
        onYes={() => undoing.mutate()}
        onClose={handleClose}
      >
        <Failure
          error={undoing.error}
          codes={{ change_undone: texts.isUndone, change_too_old: texts.isTooOld }}
        />
        <p>{texts.lead}</p>
      </QuestionDialog>
    );
  }
  return (
    <DeskDialog
      title={texts.undo}
      actions={<Button onClick={handleClose}>{texts.close}</Button>}
      onClose={handleClose}
    >
      <p role="status" className="font-semibold">
        {texts.done(format.number(result.deleted), format.number(result.setBack))}
      </p>
      {result.keptCount > 0 && (
        <>
          <p>{texts.kept(format.number(result.keptCount))}</p>
          <ul className="max-h-60 overflow-y-auto wrap-anywhere">
            {result.kept.map((product) => (
              <li key={product.productId}>
                {nameOf(product)} · {texts.reasons[product.reason]}
              </li>
            ))}
          </ul>
          {result.kept.length < result.keptCount && (
            <p>{texts.onlyFirst(format.number(result.kept.length))}</p>
          )}
        </>
      )}
    </DeskDialog>
  );
}
