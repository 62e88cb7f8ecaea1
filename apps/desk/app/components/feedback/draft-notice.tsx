import { Alert, Button } from '@haat/ui';
import { useTexts } from '../../lib/language/texts.ts';
import { FEEDBACK } from './feedback.texts.ts';

/** Says that what was typed is stored on the phone alone, and offers to drop it. */
export function DraftNotice({ onDrop }: { readonly onDrop: () => void }) {
  const texts = useTexts(FEEDBACK);
  return (
    <Alert
      tone="info"
      action={
        <Button variant="link" onClick={onDrop}>
          {texts.dropDraft}
        </Button>
      }
    >
      {texts.draft}
    </Alert>
  );
}
