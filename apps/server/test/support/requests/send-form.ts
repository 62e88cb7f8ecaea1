import type { TestShop } from '../build-test-app.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A form with files. */
interface SentForm {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Below `/api/v1`. */
  path: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
}

/** Sends a form as a browser does, which stores the cookies of the response. */
export async function sendForm(
  shop: TestShop,
  { cookies }: Pick<Visitor, 'cookies'>,
  { method, path, form, headers }: SentForm,
): Promise<Reply> {
  const encoded = new Request('http://x', { method: 'POST', body: form });
  const response = await shop.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      'content-type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  for (const { name, value } of response.cookies) cookies.set(name, value);
  const { statusCode: status, headers: received, payload: text } = response;
  return { status, headers: received, text, body: response.json() };
}
