import { unwrap } from '@haat/api-sdk';
import { Alert, Button, Card } from '@haat/ui';
import { showError, showSuccess } from '../../../components/feedback/toast.tsx';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useAction } from '../../../lib/forms/use-action.ts';
import { api } from '../../../state/create-stores.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { SECURITY_TEXTS } from './security-texts.ts';

/** Saves all data of the shopper as a file. */
export function DownloadData() {
  const { isBusy, failure, run } = useAction();

  function download() {
    void run(
      async () => {
        const data = await unwrap(api.GET('/users/export'));
        saveFile(JSON.stringify(data, null, 2), SECURITY_TEXTS.fileName);
        showSuccess('own-data', SECURITY_TEXTS.downloaded);
      },
      (error) => {
        const reason = errorText(error, SECURITY_TEXTS.downloadFailed);
        showError('own-data', reason);
        return reason;
      },
    );
  }

  return (
    <ProfileSection title={SECURITY_TEXTS.dataTitle}>
      <Card className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-form">{SECURITY_TEXTS.dataExplained}</p>
        {failure !== null && <Alert className="justify-self-stretch">{failure}</Alert>}
        <Button variant="secondary" isBusy={isBusy} onClick={download}>
          {SECURITY_TEXTS.download}
        </Button>
      </Card>
    </ProfileSection>
  );
}

/** How long the browser can read the file that it saves. */
const FILE_LIFE_MS = 60_000;

/** Makes the browser download a text as a file. */
function saveFile(json: string, name: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), FILE_LIFE_MS);
}
