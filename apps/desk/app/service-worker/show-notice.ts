/** What is shown of a notice that cannot be read: browsers insist that something is. */
const UNREADABLE = { title: 'नया ऑर्डर · New order', body: '', path: '' };

interface OpenWindow {
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface NoticeOptions {
  /** The URL of the desk, such as `https://shop.example/desk/`. */
  readonly scope: string;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  /** The part of the browser's `clients` that is used. */
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

/** Reads a notice of the server, see `OrderNotice` of the domain. */
function readNotice(text: string): typeof UNREADABLE {
  try {
    const { title, body, path } = Object(JSON.parse(text));
    const isWhole = [title, body, path].every((part) => typeof part === 'string');
    return isWhole && title !== '' ? { title, body, path } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Shows the notices of new orders, and opens the order on a tap (product 10.2.14). */
export function createNotices({ scope, registration, clients }: NoticeOptions) {
  /** The page of the desk that a notice leads to; no notice leads elsewhere. */
  function toPage(path: unknown): string {
    const url = typeof path === 'string' && path !== '' ? URL.parse(path, scope) : null;
    return url?.href.startsWith(scope) ? url.href : `${scope}orders`;
  }

  return {
    show(text: string): Promise<void> {
      const { title, body, path } = readNotice(text);
      return registration.showNotification(title, {
        body,
        // The same order replaces its notice: one that was sent twice is shown once.
        tag: path,
        icon: `${scope}app-icon-192.png`,
        data: path,
      });
    },

    async open(path: unknown): Promise<void> {
      const page = toPage(path);
      const [open] = await clients.matchAll({ type: 'window' });
      if (open === undefined) {
        await clients.openWindow(page);
        return;
      }
      await open.focus();
      await open.navigate(page);
    },
  };
}
