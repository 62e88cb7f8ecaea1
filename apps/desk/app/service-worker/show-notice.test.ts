import { expect, it } from 'vitest';
import { createNotices } from './show-notice.ts';

const SCOPE = 'https://shop.example/desk/';
const NOTICE = { title: 'नया ऑर्डर HAAT-1', body: 'Jodhpur · 2 नग', path: '/desk/orders/o1' };

/** A desk that is open in a window, or in none. */
function createDesk(isOpen = false) {
  const seen: unknown[] = [];
  const window = {
    focus: async () => seen.push('focus'),
    navigate: async (url: string) => seen.push(url),
  };
  const notices = createNotices({
    scope: SCOPE,
    registration: {
      async showNotification(title, options) {
        seen.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async () => (isOpen ? [window] : []),
      openWindow: async (url) => {
        seen.push(['new', url]);
        return null;
      },
    },
  });
  return { notices, seen };
}

// product 10.2.14
it('shows what the server sent, an order once', async () => {
  const { notices, seen } = createDesk();
  await notices.show(JSON.stringify(NOTICE));
  const { title, body, path } = NOTICE;
  expect(seen).toEqual([{ title, body, tag: path, data: path, icon: `${SCOPE}app-icon-192.png` }]);
});

it.each(['', 'null', '[]', '{"title":1}', 'not JSON'])(
  // product 10.2.14
  'shows something of what cannot be read: %s',
  async (text) => {
    const { notices, seen } = createDesk();
    await notices.show(text);
    expect(seen).toMatchObject([{ title: 'नया ऑर्डर · New order', body: '' }]);
  },
);

// product 10.2.14
it('opens the order in a new window, or in that of the desk', async () => {
  const closed = createDesk();
  await closed.notices.open(NOTICE.path);
  expect(closed.seen).toEqual([['new', `${SCOPE}orders/o1`]]);
  const open = createDesk(true);
  await open.notices.open(NOTICE.path);
  expect(open.seen).toEqual(['focus', `${SCOPE}orders/o1`]);
});

it.each(['https://elsewhere.example/desk/', '/cart', '//elsewhere.example/', '', null])(
  // product 10.2.14
  'leads nowhere but into the desk: %s',
  async (path) => {
    const { notices, seen } = createDesk();
    await notices.open(path);
    expect(seen).toEqual([['new', `${SCOPE}orders`]]);
  },
);
