import { createContext, use } from 'react';

/** The Content-Security-Policy nonce of a document while the server renders it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Stands in the rendered document for its styles. */
export const STYLES_PLACE = '/* styles */';

/**
 * The place of the document's styles, which `completeDocument` fills. In the browser React finds the
 * element by `href`, also when it renders the document again.
 */
export function DocumentStyles() {
  return (
    <style href="shop" precedence="shop" nonce={use(NonceContext)}>
      {import.meta.env.SSR ? STYLES_PLACE : ''}
    </style>
  );
}
