// Serves the build, and visits it: a public page, and a visitor whose access has ended, at a route handler,
// at a server component and at server actions.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { createShopClient, unwrap } from '@haat/api-sdk';

const port = process.env.PORT ?? '3100';
const origin = `http://localhost:${port}`;
// The program itself, not through npx, so that the signal below ends the server.
const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
let errors = '';
server.stderr.on('data', (text) => {
  errors += text;
});

/** The name and value of each cookie that a response sets. */
const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Fills the first form of a page, and sends it as a browser without scripts does. */
async function submit(path: string, cookie: string, fields: Readonly<Record<string, string>> = {}) {
  const page = await fetch(origin + path, { headers: { cookie } });
  const [form = ''] = (await page.text()).match(/<form[\s\S]*?<\/form>/) ?? [];
  assert.match(form, /\$ACTION_/, `${path} has no form of a server action.`);
  const body = new FormData();
  for (const [input] of form.matchAll(/<input type="hidden"[^>]*>/g)) {
    const attributeOf = (name: string) =>
      (input.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '').replaceAll('&quot;', '"');
    body.append(attributeOf('name'), attributeOf('value'));
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { cookie, origin };
  return fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' });
}

try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Ready') && resolve());
    server.on('exit', () => reject(new Error('The server has ended.')));
  });

  const api = createShopClient({ baseUrl: `${origin}/api/v1` });
  const params = { query: { sort: 'bestseller' } } as const;
  const { products } = await unwrap(api.GET('/products', { params }));
  const home = await fetch(origin);
  assert.equal(home.status, 200);
  assert.ok((await home.text()).includes(products[0]?.name ?? 'nothing'));

  const guest = await fetch(`${origin}/my-orders`);
  assert.equal(guest.status, 401);

  const shopper = crypto.randomUUID().slice(0, 8);
  const account = { email: `${shopper}@example.com`, password: `Kheer#${shopper}` };
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/v1/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const names = { fullName: 'Asha Devi', userName: shopper, phoneNumber: '9812345678' };
  assert.equal((await post('register', { ...names, ...account })).status, 201);
  const signedIn = cookiesOf(await post('login', account));
  // A browser drops the access cookie after 15 minutes, and sends the others.
  const cookie = signedIn.filter((pair) => !pair.startsWith('haat_access')).join('; ');
  const orders = await fetch(`${origin}/my-orders`, { headers: { cookie } });
  assert.equal(orders.status, 200, await orders.clone().text());
  assert.equal(await orders.text(), '0 orders\n');
  const renewed = cookiesOf(orders).filter((pair) => pair.startsWith('haat_refresh='));
  assert.equal(renewed.length, 1, 'The renewed session does not reach the browser.');
  assert.ok(!cookie.includes(renewed[0] ?? ''));

  // Three visits of a page whose access has ended each time: the session lives on in the browser.
  let cookies = [...signedIn.filter((pair) => !pair.startsWith('haat_refresh=')), renewed[0] ?? ''];
  for (let visit = 1; visit <= 3; visit += 1) {
    // The access cookie of a session that is not remembered outlives its token in the browser.
    const sent = cookies.map((pair) =>
      pair.replace(/^haat_access=.*/, `haat_access=${'x'.repeat(43)}`),
    );
    const cart = await fetch(`${origin}/cart`, { headers: { cookie: sent.join('; ') } });
    assert.equal(cart.status, 200);
    assert.match(await cart.text(), /Lines: 0/, `Visit ${visit} is a guest's.`);
    cookies = cookiesOf(cart);
    assert.equal(cookies.length, 3, `Visit ${visit} gives no renewed session to the browser.`);
  }

  // In server actions too; the session begins there, and is renewed there.
  const wrong = await submit('/sign-in', '', { ...account, password: 'Wrong#2026' });
  assert.equal(wrong.status, 200);
  assert.deepEqual(cookiesOf(wrong), []);
  assert.match(await wrong.text(), /role="alert"/);
  const signIn = await submit('/sign-in', '', account);
  assert.equal(signIn.status, 303);
  cookies = cookiesOf(signIn);
  const isRefresh = (pair: string) => pair.startsWith('haat_refresh=');
  assert.ok(cookies.some(isRefresh), 'A sign-in gives no session to the browser.');
  const asGuest = await submit('/', '');
  assert.match(asGuest.headers.get('location') ?? '', /\/sign-in$/);
  const withoutAccess = cookies.filter((pair) => !pair.startsWith('haat_access'));
  const added = await submit('/', withoutAccess.join('; '));
  assert.equal(added.status, 303, await added.clone().text());
  cookies = cookiesOf(added);
  assert.ok(cookies.some(isRefresh), 'A server action gives no renewed session to the browser.');
  const filled = await fetch(`${origin}/cart`, { headers: { cookie: cookies.join('; ') } });
  assert.match(await filled.text(), /Lines: 1/);

  const signedOut = await submit('/cart', cookies.join('; '));
  assert.equal(signedOut.status, 303, await signedOut.clone().text());
  assert.ok(
    cookiesOf(signedOut).includes('haat_refresh='),
    'A sign-out leaves its session behind.',
  );

  const guestCart = await fetch(`${origin}/cart`);
  assert.match(await guestCart.text(), /Please sign in/);
  assert.doesNotMatch(errors, /Error/);
  console.log('Public page, and the session renewed by handler, action and pages: ok.');
} finally {
  server.removeAllListeners('exit');
  server.kill();
}
