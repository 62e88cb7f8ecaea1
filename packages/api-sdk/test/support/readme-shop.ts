import { createServer, type IncomingMessage } from 'node:http';

/** What a call gets: a status, a code, the data or message, and the cookies that are set. */
interface Answer {
  readonly status?: number;
  readonly code?: string;
  readonly data?: unknown;
  readonly message?: string;
  readonly cookies?: readonly string[];
}

const SPICE = { _id: 'p1', name: 'Haldi', price: 60 };
/** At the desk: one that is processing already, one to be moved, and one that somebody else moves first. */
const DESK_ORDERS = [
  { _id: 'd1', orderNumber: 'n1', version: 1, moves: [{ move: 'shipped' }] },
  { _id: 'd2', orderNumber: 'n2', version: 2, moves: [{ move: 'processing' }] },
  { _id: 'd3', orderNumber: 'n3', version: 3, moves: [{ move: 'processing' }] },
];

/** Renewed by the shop: the cookies of the session after the one that a call has. */
function renew(token: string): readonly string[] {
  return ['haat_access', 'haat_refresh', 'haat_signed_in'].map(
    (name) => `${name}=${token}; Path=/; SameSite=Lax`,
  );
}

/** One order of the desk, or its move. */
function respondAboutOrder(path: string, { headers }: IncomingMessage): Answer {
  const order = DESK_ORDERS.find(({ _id }) => path.includes(`/${_id}`));
  if (!path.endsWith('/moves')) return { data: order };
  return order?._id === 'd2' && headers['if-match'] === '"2"'
    ? { data: { ...order, status: 'processing' } }
    : { status: 412, code: 'changed_meanwhile', message: 'Changed' };
}

function respond(request: IncomingMessage): Answer {
  const { cookie = '' } = request.headers;
  const [path, query = ''] = (request.url ?? '').replace('/api/v1', '').split('?');
  switch (path) {
    case '/products':
      return { data: { products: [SPICE], pagination: { hasNext: query === 'page=1' } } };
    case '/products/prod_none':
      return { status: 404, message: 'Product not found' };
    case '/users/login':
      return { data: { user: { _id: 'u1' } }, cookies: renew('first') };
    case '/users/refresh-token':
      return cookie.includes('haat_refresh=first')
        ? { data: null, cookies: renew('second') }
        : { status: 401, message: 'Please log in to continue.' };
  }
  const isSignedIn = /haat_access=(?:first|second)/.test(cookie);
  if (!isSignedIn) return { status: 401, message: 'Please log in to continue.' };
  if (path?.startsWith('/desk/orders/')) return respondAboutOrder(path, request);
  switch (path) {
    case '/desk/me':
      return { data: { role: 'owner', needsSecondFactor: true, secondFactor: 'enrolled' } };
    case '/desk/second-factor/verify':
      return { data: null };
    case '/desk/orders':
      return { data: { orders: DESK_ORDERS } };
    case '/address/get-addresses':
      return { data: [{ _id: 'a1' }] };
    case '/cart':
      return { data: { items: [{ product: SPICE, quantity: 2 }] } };
    case '/order/create-order':
      return request.headers['idempotency-key']
        ? { status: 201, data: { _id: 'o2', orderNumber: 'HAAT-2026-2', status: 'pending' } }
        : { status: 400, message: 'No key' };
    default:
      return { status: 404, message: `Nothing at ${path}` };
  }
}

/** A shop on a port of this machine that knows what the README's programs ask for. */
export async function startReadmeShop(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { status = 200, code, data, message = '', cookies = [] } = respond(request);
    const headers = { 'content-type': 'application/json', 'set-cookie': [...cookies] };
    response.writeHead(status, headers);
    response.end(JSON.stringify({ success: status < 400, message, code, data }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
