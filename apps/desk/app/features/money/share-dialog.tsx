import { type components, unwrap } from '@haat/api-sdk';
import { asPaise } from '@haat/domain';
import { divideSale, isShare, readPercent } from '@haat/domain/desk';
import { Alert, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { reload } from '../../lib/api/query-client.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MONEY } from './money.texts.ts';

type DeskShare = components['schemas']['DeskShare'];

/** The sale by which the effect of a share is shown: ₹100. */
const EXAMPLE_SALE = asPaise(10_000);

interface ShareDialogProps {
  readonly share: DeskShare;
  readonly onClose: () => void;
}

/** Says what a share does to a sale, and sets it (product 10.8.3). */
export function ShareDialog({ share, onClose }: ShareDialogProps) {
  const texts = useTexts(MONEY);
  const format = useFormat();
  // A share that another desk sets meanwhile must clash, also when it is loaded while somebody types.
  const [version, setVersion] = useState(share.version);
  const [typed, setTyped] = useState(String(share.shopShare / 100));
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    mutationFn: (shopShare: number) =>
      unwrap(
        desk.PUT('/desk/money/share', {
          params: { header: changeOf(version) },
          body: { shopShare },
        }),
      ),
    onSuccess() {
      showNotice('success', texts.shareSaved);
      onClose();
    },
    onError: (error) => setVersion((now) => readPresent(error)?.version ?? now),
    onSettled: () => reload('/desk/money/share'),
  });
  const present = readPresent<DeskShare>(save.error);
  const typedShare = readPercent(typed);
  const read = typedShare !== null && isShare(typedShare) ? typedShare : null;
  const example = read === null ? null : divideSale(EXAMPLE_SALE, 1, read);

  function handleSubmit() {
    setIsChecked(true);
    if (read === null) return;
    save.mutate(read);
  }

  return (
    <FormDialog
      title={texts.changeShare}
      submitLabel={texts.shareSave}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {present && (
        <Alert tone="warning" title={texts.shareClash}>
          {texts.shareClashLead(format.number(present.shopShare / 100))}
        </Alert>
      )}
      {!present && <Failure error={save.error} />}
      <TextField
        label={texts.sharePercent}
        inputMode="decimal"
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={texts.shareHint}
        error={isChecked && read === null ? texts.shareInvalid : undefined}
      />
      {example && (
        <p role="status" className="font-semibold">
          {texts.shareEffect(format.money(example.fee), format.money(example.remains))}
        </p>
      )}
      <p>{texts.shareFromNow}</p>
    </FormDialog>
  );
}
