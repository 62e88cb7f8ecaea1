import { unwrap } from '@haat/api-sdk';
import { Alert, Button } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { namesNothing } from '../../lib/errors/names-nothing.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { describeSecretPage } from '../../lib/seo/page-meta.ts';
import { api } from '../../state/create-stores.ts';
import type { Route } from './+types/stop-stock-alerts.route';
import { TEXTS } from './texts.ts';

/**
 * The screen behind the link in the mail about a product that is back. It needs a button press, because
 * mail programs open links to scan them.
 */
export default function StopStockAlertsRoute({ params: { token } }: Route.ComponentProps) {
  const { isBusy, failure, run } = useAction();
  const [isDone, setIsDone] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone then.
  useEffect(() => {
    if (isDone) titleRef.current?.focus();
  }, [isDone]);

  function stop() {
    void run(
      async () => {
        await unwrap(api.DELETE('/stock-alerts/{token}', { params: { path: { token } } }));
        setIsDone(true);
      },
      (error) => (namesNothing(error) ? TEXTS.linkBroken : errorText(error, TEXTS.failed)),
    );
  }

  return (
    <div className="page pb-8 lg:pb-14">
      <section className="max-w-form">
        <h1 ref={titleRef} tabIndex={-1} className="font-display text-3xl outline-none">
          {isDone ? TEXTS.doneTitle : TEXTS.title}
        </h1>
        <p className="mt-2 mb-6 text-lg">{isDone ? TEXTS.doneLead : TEXTS.lead}</p>
        {failure !== null && (
          <Alert tone="error" className="mb-5">
            {failure}
          </Alert>
        )}
        {isDone || failure === TEXTS.linkBroken ? (
          <LinkButton to={href('/products-list')}>{TEXTS.shop}</LinkButton>
        ) : (
          <>
            <noscript>
              <p className="mb-5">{TEXTS.noScript}</p>
            </noscript>
            <Button isBusy={isBusy} onClick={stop}>
              {TEXTS.stop}
            </Button>
          </>
        )}
      </section>
    </div>
  );
}

export const meta = describeSecretPage(TEXTS.title);
