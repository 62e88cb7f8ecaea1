import * as z from 'zod';
import { runObserved } from '../platform/instrumentation/channels.ts';
import { NOT_KNOWN, type PostOffice } from './post-office.ts';

/** Maximum size of a response; the longest real responses have about 60 KiB. */
const MAX_BYTES = 256 * 1024;
const MAX_OFFICES = 300;

/** The postal service sent no usable response. */
export class PostalServiceError extends Error {
  override name = 'PostalServiceError';
}

// Short lines of text are the only data that are passed on from another server.
const line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .trim();
const partSchema = line.nullish().transform((text) => text || NOT_KNOWN);

const officeSchema = z.object({
  Name: partSchema,
  Block: partSchema,
  District: line.min(1),
  State: line.min(1),
  Country: line.nullish().transform((text) => text || 'India'),
  Pincode: z.union([z.string(), z.number().transform(String)]).nullish(),
});

const knownSchema = z.object({
  Status: z.literal('Success'),
  PostOffice: z.array(officeSchema).min(1).max(MAX_OFFICES),
});

const unknownSchema = z.object({
  Status: z.literal('Error'),
  PostOffice: z.union([z.null(), z.tuple([])]).optional(),
});

const responseSchema = z.tuple(
  [z.discriminatedUnion('Status', [knownSchema, unknownSchema])],
  z.unknown(),
);

/**
 * Fetches the post offices of a pincode from the public postal service (product 7.9.1). The request
 * holds the pincode and nothing about the shopper, follows no redirect, and reads at most 256 KiB.
 *
 * @param origin such as `https://pincode.example`
 * @param pincode 6 digits
 * @param timeoutMs timeout of the whole response, ms
 * @returns the post offices; empty when the service does not know the pincode
 * @throws {PostalServiceError} when the request fails or times out, or the response is invalid
 */
export async function fetchPostOffices(
  origin: string,
  pincode: string,
  timeoutMs: number,
): Promise<PostOffice[]> {
  if (!/^\d{6}$/.test(pincode)) throw new TypeError('A pincode has 6 digits.');
  const text = await runObserved({ kind: 'outgoing-call', name: 'postal-service' }, () =>
    fetchText(new URL(`/pincode/${pincode}`, origin), timeoutMs),
  );
  const response = responseSchema.safeParse(parseJson(text));
  if (!response.success) throw new PostalServiceError('The response has another shape.');
  const [first] = response.data;
  if (first.Status === 'Error') return [];
  if (first.PostOffice.some((office) => (office.Pincode ?? pincode) !== pincode)) {
    throw new PostalServiceError('The response is about another pincode.');
  }
  return first.PostOffice.map((office) => ({ ...office, Pincode: pincode }));
}

async function fetchText(url: URL, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      throw new PostalServiceError(`The response has status ${response.status}.`);
    }
    return await readText(response.body);
  } catch (error) {
    if (error instanceof PostalServiceError) throw error;
    throw new PostalServiceError('There was no response.', { cause: error });
  }
}

/** Limits the size after decompression, because a small compressed body can unpack to a large one. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let byteLength = 0;
  for await (const chunk of body) {
    byteLength += chunk.byteLength;
    if (byteLength > MAX_BYTES) throw new PostalServiceError('The response is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PostalServiceError('The response is not JSON.');
  }
}
