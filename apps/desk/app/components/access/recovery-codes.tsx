import { Alert, Button, Icon } from '@haat/ui';
import { Download, Printer } from 'lucide';
import { useTexts } from '../../lib/language/texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { CopyButton } from '../copy/copy-button.tsx';
import { SECOND_FACTOR } from './second-factor.texts.ts';

const FILE_NAME = 'haat-recovery-codes.txt';

/** Recovery codes, which are shown once: to be written down, printed, copied or saved. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const texts = useTexts(SECOND_FACTOR);

  function save() {
    const lines = [texts.codesFile, ...codes].join('\r\n');
    saveFile(new Blob([lines], { type: 'text/plain;charset=utf-8' }), FILE_NAME);
  }

  return (
    <>
      <Alert tone="warning" className="print:hidden">
        {texts.codesOnce}
      </Alert>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 rounded-haat border border-hairline bg-paper p-4 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
        <Button
          variant="secondary"
          icon={<Icon node={Printer} className="size-5" />}
          onClick={() => window.print()}
        >
          {texts.codesPrint}
        </Button>
        <Button
          variant="secondary"
          icon={<Icon node={Download} className="size-5" />}
          onClick={save}
        >
          {texts.codesSave}
        </Button>
        <CopyButton text={codes.join('\n')}>{texts.codesCopy}</CopyButton>
      </div>
    </>
  );
}
