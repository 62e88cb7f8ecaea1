import { unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskProduct } from '../../../lib/api/types.ts';
import { useIntentKey } from '../../../lib/api/use-intent-key.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import { MANY_GOODS } from './many-goods.texts.ts';

/** As many drafts as one call deletes. */
const DRAFTS_OF_A_CALL = 100;

interface DeleteDialogProps {
  readonly drafts: readonly DeskProduct[];
  /** Called once it is known what became of each, with the ids of those that are gone. */
  readonly onDone: (deleted: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks whether to delete drafts, and says of each that stays why (product 10.3.17). */
export default function DeleteDialog({ drafts, onDone, onClose }: DeleteDialogProps) {
  const texts = useTexts(MANY_GOODS);
  const format = useFormat();
  const nameOf = useName();
  const keyOf = useIntentKey();
  const removal = useMutation({
    async mutationFn() {
      const products = drafts.map(({ _id, version }) => ({ productId: _id, version }));
      const results = [];
      for (let start = 0; start < products.length; start += DRAFTS_OF_A_CALL) {
        const body = { products: products.slice(start, start + DRAFTS_OF_A_CALL) };
        const params = { header: { 'Idempotency-Key': keyOf(body) } };
        results.push(
          ...(await unwrap(desk.POST('/desk/products/deletions', { params, body }))).results,
        );
      }
      return results;
    },
    onSuccess(results) {
      const deleted: string[] = [];
      const left: string[] = [];
      for (const { productId, outcome } of results) {
        const draft = drafts.find(({ _id }) => _id === productId);
        if (outcome === 'deleted') deleted.push(productId);
        else left.push(texts.stays(draft ? nameOf(draft) : productId, texts.outcomes[outcome]));
      }
      if (deleted.length > 0) showNotice('success', texts.removed(format.number(deleted.length)));
      if (left.length > 0) showNotice('error', left.join(' '));
      onClose();
      onDone(deleted);
    },
    onSettled: () => void reload('/desk/products'),
  });
  return (
    <QuestionDialog
      title={texts.title(format.number(drafts.length))}
      yes={texts.remove}
      isBusy={removal.isPending}
      onYes={() => removal.mutate()}
      onClose={onClose}
    >
      <Failure error={removal.error} />
      <ul className="max-h-60 overflow-y-auto font-semibold wrap-anywhere">
        {drafts.map((draft) => (
          <li key={draft._id}>{nameOf(draft)}</li>
        ))}
      </ul>
      <p>{texts.lead}</p>
    </QuestionDialog>
  );
}
