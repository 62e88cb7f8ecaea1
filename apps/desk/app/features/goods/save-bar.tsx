import { Alert, Button } from '@haat/ui';
import { Failure } from '../../components/feedback/failure.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { PRODUCT } from './product.texts.ts';
import type { FormField } from './product-facts.ts';

/** The id of the button, to which other parts of the page lead. */
export const SAVE_BUTTON = 'save-facts';

interface SaveBarProps {
  /** The fields that are wrong. */
  readonly invalid: readonly FormField[];
  readonly error: unknown;
  readonly isBusy: boolean;
  /** Whether what is typed is kept on the phone. */
  readonly isKept: boolean;
}

/** The button that saves a product, and beside it what is in the way. */
export function SaveBar({ invalid, error, isBusy, isKept }: SaveBarProps) {
  const texts = useTexts(PRODUCT);
  const format = useFormat();
  const isOnline = useIsOnline();
  const names = invalid.map((field) => texts.fields[field]).join(', ');
  return (
    <div className="grid gap-3">
      {invalid.length > 0 && <Alert>{texts.toMend(format.number(invalid.length), names)}</Alert>}
      {invalid.length === 0 && (
        <Failure error={error} codes={{ product_incomplete: texts.notCompleteOnSale }} />
      )}
      {!isOnline && (
        <Alert tone="warning">{isKept ? texts.offlineKept : texts.offlineNotSaved}</Alert>
      )}
      <Button id={SAVE_BUTTON} type="submit" isBusy={isBusy}>
        {texts.save}
      </Button>
    </div>
  );
}
