import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** A request as a visitor sends it, in process or over the network. */
export interface VisitorRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with query. */
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** A response to a visitor. */
export interface VisitorResponse {
  statusCode: number;
  headers: IncomingHttpHeaders | OutgoingHttpHeaders;
  body: string;
  cookies: { name: string; value: string; maxAge?: number }[];
}

/** The parts of a response that tests read. */
export interface Reply {
  status: number;
  /** Parsed JSON; undefined for anything else. */
  body: ReplyBody;
  headers: VisitorResponse['headers'];
  text: string;
}

/** JSON read loosely: tests state what they expect of it. */
// biome-ignore lint/suspicious/noExplicitAny: the contract checker has validated it; typing each response would hide what a test checks
export type ReplyBody = any;

export interface SendOptions {
  headers?: Record<string, string>;
}

/** A browser in a test: it stores cookies and sends them back. */
export interface Visitor {
  get(path: string, options?: SendOptions): Promise<Reply>;
  post(path: string, body?: object, options?: SendOptions): Promise<Reply>;
  put(path: string, body?: object, options?: SendOptions): Promise<Reply>;
  patch(path: string, body?: object, options?: SendOptions): Promise<Reply>;
  delete(path: string, body?: object, options?: SendOptions): Promise<Reply>;
  /** Registers (and so signs in) a new shopper. @returns the body sent, with the password */
  signUp(changes?: Record<string, unknown>): Promise<NewShopper & { userId: string }>;
  /** Cookies by name. May be changed by a test. */
  cookies: Map<string, string>;
  /** Another browser with the same cookies, like a thief's copy or a second tab's view. */
  copy(): Visitor;
}

/** A valid body of `registerUser`. */
export interface NewShopper {
  fullName: string;
  userName: string;
  email: string;
  phoneNumber: string;
  password: string;
}

/** A body of `registerUser` that no other call has used. */
export function newShopper(changes: Record<string, unknown> = {}): NewShopper {
  const name = randomBytes(6).toString('hex');
  return {
    fullName: 'Example Shopper',
    userName: `shopper-${name}`,
    email: `${name}@example.com`,
    phoneNumber: '9876543210',
    password: 'Mirchi-Papad-7!',
    ...changes,
  };
}

/** @param send sends one request. Paths of visitors are below `/api/v1`. */
export function createVisitor(
  send: (request: VisitorRequest) => Promise<VisitorResponse>,
  cookies = new Map<string, string>(),
): Visitor {
  async function request(
    method: VisitorRequest['method'],
    path: string,
    body: object | undefined,
    options: SendOptions = {},
  ): Promise<Reply> {
    const response = await send({
      method,
      url: `/api/v1${path}`,
      headers: {
        // Like the storefront, which sends the JSON type also without a body.
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(cookies.size > 0 && {
          cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...options.headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : undefined,
      headers: response.headers,
      text: response.body,
    };
  }

  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    put: (path, body, options) => request('PUT', path, body, options),
    patch: (path, body, options) => request('PATCH', path, body, options),
    delete: (path, body, options) => request('DELETE', path, body, options),
    async signUp(changes) {
      const shopper = newShopper(changes);
      const reply = await request('POST', '/users/register', shopper);
      if (reply.status !== 201) throw new Error(`Registering failed: ${reply.text}`);
      return { ...shopper, userId: reply.body.data.user._id };
    },
    cookies,
    copy: () => createVisitor(send, new Map(cookies)),
  };
}
