import { Button } from '@haat/ui';
import { dropCodes } from '../../lib/kept-codes.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AccessFrame } from './access-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onWritten: () => void;
}

/** Shows new recovery codes until somebody says that they are written down. */
export default function NewCodes({ codes, onWritten }: NewCodesProps) {
  const texts = useTexts(SECOND_FACTOR);
  return (
    <AccessFrame title={texts.recoveryTitle} lead={texts.recoveryLead}>
      <RecoveryCodes codes={codes} />
      <Button
        isWide
        onClick={() => {
          dropCodes();
          onWritten();
        }}
      >
        {texts.recoverySaved}
      </Button>
    </AccessFrame>
  );
}
