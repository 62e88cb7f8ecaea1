import { createContext, use } from 'react';
import rules from '../app.css?inline';

/** The Content-Security-Policy nonce of a document while the server renders it. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The shop's style sheet in the document itself, so that the first paint waits for no further answer.
 * Only the server's build holds the rules: in the browser React finds them by `href`, and keeps them
 * even when it draws the document anew.
 */
export function DocumentStyles() {
  return (
    <style href="shop" precedence="shop" nonce={use(NonceContext)}>
      {import.meta.env.SSR ? rules : ''}
    </style>
  );
}
