// What the host and a web shell know of each other. Shells import these types from `@haat/server/shell`.

/** The host's part in the load context of one rendering. */
export interface LoadContextInit {
  /** Reads `/api/v1/…` in this process, without the network and without anything of the visitor. */
  readonly apiFetch: typeof fetch;
  /** Origin that shoppers see, such as `https://shop.example`. */
  readonly publicOrigin: string;
  /** Name of the payment provider, as in the paths of the payment calls. */
  readonly paymentProvider: string;
  /** The Content-Security-Policy nonce, which every script and style element must carry. */
  readonly nonce: string;
  /** Called with every error that no page handled. */
  reportError(error: unknown): void;
}

/** A page about one shopper: rendered for each request and never stored. */
export interface PersonalPage {
  /**
   * The page and the pages below it: `/` and one segment of lower-case letters, digits and hyphens,
   * such as `/account`; `/` alone stands for all pages.
   */
  readonly path: string;
  /** The URL holds a secret, such as a token from a mail: it is never sent as a referrer. */
  readonly hasSecretUrl?: true;
  /** The page may load the script of the payment provider, and open its windows. */
  readonly loadsPaymentProvider?: true;
}

/** How the host treats the URLs of a shell. Its entry.server exports it as `hosting`. */
export interface ShellPolicy {
  /** All other pages are public: the same for everybody, and cached. */
  readonly personalPages: readonly PersonalPage[];
  /** Query parameters that public pages read. A page with another one is rendered each time. */
  readonly queryParameters: readonly string[];
  /**
   * The file that pages may register as their service worker, such as `/service-worker.js`; the pages of
   * a shell without one may register none. It controls the pages of this shell that are below its mount
   * path, and may load from the shop alone.
   */
  readonly serviceWorker?: string;
}
