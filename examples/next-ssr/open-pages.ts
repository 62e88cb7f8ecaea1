// Serves the build, and visits it: a public page, all components, and a visitor whose access has ended,
// at a route handler and at a server component.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { createShopClient } from '@haat/api-sdk';

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

try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('Ready') && resolve());
    server.on('exit', () => reject(new Error('The server has ended.')));
  });

  const { products } = await createShopClient({ baseUrl: `${origin}/api/v1` }).products.list({
    sort: 'bestseller',
  });
  const home = await fetch(origin);
  assert.equal(home.status, 200);
  assert.ok((await home.text()).includes(products[0]?.name ?? 'nothing'));

  const components = await fetch(`${origin}/components`);
  assert.equal(components.status, 200);
  assert.match(await components.text(), /Show password/);

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
  const guestCart = await fetch(`${origin}/cart`);
  assert.match(await guestCart.text(), /Please sign in/);
  assert.doesNotMatch(errors, /Error/);
  console.log('Public page, components, and the session renewed by a handler and by pages: ok.');
} finally {
  server.removeAllListeners('exit');
  server.kill();
}
