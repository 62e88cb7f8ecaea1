import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

const attributeSchema = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attributeSchema),
  status: z.object({ code: z.number().optional() }),
});

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

/** A span as it was received. */
export interface ReceivedSpan extends Omit<z.infer<typeof spanSchema>, 'attributes'> {
  attributes: Readonly<Record<string, string | number | undefined>>;
}

/** Receives spans by OTLP over HTTP, as JSON. */
export interface OtlpReceiver {
  endpoint: string;
  spans: ReceivedSpan[];
  /** All that was received, as text. */
  received: string[];
}

export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    received.push(text);
    for (const { scopeSpans } of requestSchema.parse(JSON.parse(text)).resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const attributes = span.attributes.map(({ key, value }) => [
          key,
          value.stringValue ?? value.intValue,
        ]);
        spans.push({ ...span, attributes: Object.fromEntries(attributes) });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, received };
}
