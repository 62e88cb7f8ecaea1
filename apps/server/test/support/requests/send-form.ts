import type { TestShop } from '../build-test-app.ts';
import type { DeskVisitor } from '../people/desk-members.ts';
import type { Reply } from './visitor.ts';

/** A form with files that a member of the desk sends. */
interface SentForm {
  method: 'POST' | 'PUT';
  /** Below `/api/v1`. */
  path: string;
  form: FormData;
  headers: Readonly<Record<string, string>>;
}

/** Sends a form as a browser does. */
export async function sendForm(
  shop: TestShop,
  { cookies }: DeskVisitor,
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
  const { statusCode: status, headers: received, payload: text } = response;
  return { status, headers: received, text, body: response.json() };
}
