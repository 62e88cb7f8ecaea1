import { Button, EmptyState } from '@haat/ui';
import { useTexts } from '../lib/language/texts.ts';
import { SHELL } from './shell.texts.ts';

/** In place of a screen that failed to render. */
export function CrashedPage() {
  const texts = useTexts(SHELL);
  return (
    <main className="page-width py-8">
      <EmptyState
        title={texts.crashed}
        headingLevel="h1"
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      />
    </main>
  );
}
