import { Badge, Button, Dialog, Icon } from '@haat/ui';
import { CloudUpload, WifiOff } from 'lucide';
import { useState } from 'react';
import { FEEDBACK } from '../components/feedback/feedback.texts.ts';
import { useFormat } from '../lib/format/use-format.ts';
import { useTexts } from '../lib/language/texts.ts';
import { useName } from '../lib/language/use-name.ts';
import { describeChange } from '../lib/outbox/describe-change.ts';
import { outbox, useWaitingChanges } from '../lib/outbox/desk-outbox.ts';
import { CHANGES } from '../lib/outbox/outbox.texts.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { SHELL } from './shell.texts.ts';

/** Says in the header that there is no network, and what waits to be sent; a press lists it. */
export function WaitingChanges() {
  const texts = useTexts(SHELL);
  const changeTexts = useTexts(CHANGES);
  const feedback = useTexts(FEEDBACK);
  const format = useFormat();
  const nameOf = useName();
  const waiting = useWaitingChanges();
  const isOnline = useIsOnline();
  const [isOpen, setIsOpen] = useState(false);
  const hasRejected = waiting.some(({ rejection }) => rejection !== undefined);
  if (waiting.length === 0 && isOnline && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        className="touch inline-flex items-center gap-2 rounded-haat px-2 font-semibold hover:bg-sand"
        onClick={() => setIsOpen(true)}
      >
        {!isOnline && (
          <Icon node={WifiOff} role="img" aria-label={texts.offline} className="icon text-madder" />
        )}
        {waiting.length > 0 && (
          <>
            {isOnline && <Icon node={CloudUpload} className="icon" />}
            <span className="sr-only">{texts.waiting(waiting.length)}</span>
            <Badge aria-hidden="true" tone={hasRejected ? 'error' : 'highlight'}>
              {format.number(waiting.length)}
            </Badge>
          </>
        )}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.waitingTitle}
        closeLabel={feedback.close}
      >
        <p className="text-ink-soft">
          {waiting.length === 0 ? texts.nothingWaits : texts.waitsForNetwork}
        </p>
        <ul className="mt-3 grid">
          {waiting.map((change) => (
            <li key={change.key} className="grid gap-2 border-t border-hairline py-3">
              <p className="font-semibold">{describeChange(change, changeTexts, nameOf)}</p>
              <p className="text-sm text-ink-soft">
                {format.time(new Date(change.queuedAt).toISOString())}
              </p>
              {change.rejection && (
                <>
                  <p className="text-madder">
                    {change.rejection.code === 'changed_meanwhile'
                      ? feedback.changedMeanwhile
                      : texts.rejected}
                  </p>
                  <div className="flex flex-wrap gap-3">
                    <Button variant="secondary" onClick={() => void outbox.retry(change.key)}>
                      {texts.resend}
                    </Button>
                    <Button variant="secondary" onClick={() => void outbox.discard(change.key)}>
                      {texts.discard}
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
