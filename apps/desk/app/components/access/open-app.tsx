import { Alert, buttonClass } from '@haat/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { SECOND_FACTOR } from './second-factor.texts.ts';

/** How long a phone takes to open an app, in ms; a page that is still shown then was not left. */
const OPENING_MS = 1500;

/** Opens the app for codes with the key, and says when the phone has none: a browser says nothing. */
export function OpenApp({ uri }: { readonly uri: string }) {
  const texts = useTexts(SECOND_FACTOR);
  const [hasFailed, setHasFailed] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleClick() {
    setHasFailed(false);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // A question of the system about the app takes the focus and leaves the page shown.
      setHasFailed(document.visibilityState === 'visible' && document.hasFocus());
    }, OPENING_MS);
  }

  return (
    <>
      <a className={buttonClass({ variant: 'secondary' })} href={uri} onClick={handleClick}>
        {texts.openApp}
      </a>
      {hasFailed && <Alert tone="warning">{texts.noApp}</Alert>}
    </>
  );
}
