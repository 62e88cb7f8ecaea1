import { createContext, use } from 'react';
import styles from '../app.css?inline';

/** The Content-Security-Policy nonce of a document while the server renders it. */
export const NonceContext = createContext<string | undefined>(undefined);

/**
 * The shop's style sheet as a part of the document, so that the first paint needs no other response.
 * Only the server's build contains the styles: in the browser React finds the element by `href`, also
 * when it renders the document again.
 */
export function DocumentStyles() {
  return (
    <style href="shop" precedence="shop" nonce={use(NonceContext)}>
      {import.meta.env.SSR ? styles : ''}
    </style>
  );
}
