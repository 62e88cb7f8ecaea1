import type { VisitorRequest } from './visitor.ts';

/** A form with a picture as a browser sends it. */
export async function toPictureForm(
  call: Pick<VisitorRequest, 'method' | 'url'>,
  picture: Uint8Array,
  values: Readonly<Record<string, string>> = {},
): Promise<VisitorRequest> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('avatar', new Blob([Uint8Array.from(picture)]), 'picture.png');
  const encoded = new Request('http://x', { method: 'POST', body: form });
  return {
    ...call,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}
