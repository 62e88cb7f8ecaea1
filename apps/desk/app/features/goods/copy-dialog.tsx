import { createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { QuestionDialog } from '../../components/dialog/question-dialog.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { desk } from '../../lib/api/desk.ts';
import { storeProduct } from '../../lib/api/store-thing.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { COPYING } from './copy.texts.ts';
import { PRODUCT } from './product.texts.ts';

interface CopyDialogProps {
  readonly productId: string;
  readonly onClose: () => void;
}

/** Asks whether to copy a product, and leads to the copy. */
export default function CopyDialog({ productId, onClose }: CopyDialogProps) {
  const texts = useTexts(COPYING);
  const { copy: yes } = useTexts(PRODUCT);
  const nameOf = useName();
  const describeError = useDescribeError();
  const navigate = useNavigate();
  const copy = useMutation({
    mutationFn: () =>
      unwrap(
        desk.POST('/desk/products/{id}/copy', {
          params: {
            path: { id: productId },
            header: { 'Idempotency-Key': createIdempotencyKey() },
          },
        }),
      ),
    onSuccess(draft) {
      onClose();
      storeProduct(draft);
      showNotice('success', texts.copied(nameOf(draft)));
      return navigate(`/goods/${draft._id}`);
    },
    onError(error) {
      onClose();
      showNotice('error', describeError(error));
    },
  });
  return (
    <QuestionDialog
      title={texts.title}
      yes={yes}
      isBusy={copy.isPending}
      onYes={() => copy.mutate()}
      onClose={onClose}
    >
      <p>{texts.lead}</p>
    </QuestionDialog>
  );
}
