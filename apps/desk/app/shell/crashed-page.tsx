import { Button, EmptyState } from '@haat/ui';
import { forgetLastSeen } from '../lib/api/browser-last-seen.ts';
import { useTexts } from '../lib/language/texts.ts';
import { SHELL } from './shell.texts.ts';

/** In place of a screen that failed to render. */
export function CrashedPage() {
  const texts = useTexts(SHELL);

  async function handleReload() {
    // What was kept may be what the screen fails on.
    await forgetLastSeen();
    location.reload();
  }

  return (
    <main className="page-width py-8">
      <EmptyState
        title={texts.crashed}
        headingLevel="h1"
        action={<Button onClick={handleReload}>{texts.reload}</Button>}
      />
    </main>
  );
}
