import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

/** One request the stub got. */
export interface StubRequest {
  method: string;
  url: string;
  authorization: string | undefined;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

/** An order as Razorpay's API shows it, in what the shop reads of it. */
export interface StubOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string;
}

const orderRequestSchema = z.object({
  amount: z.number(),
  currency: z.string(),
  receipt: z.string(),
});

/** The order that a request asks for. */
export function toStubOrder(id: string, request: StubRequest): StubOrder {
  return { id, ...orderRequestSchema.parse(request.body) };
}

/** A payment as Razorpay's API shows it, in what the shop reads of it. */
export interface StubPayment {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** Replaces the default response of the stub. */
export type StubBehaviour = (response: ServerResponse, request: StubRequest) => void;

/** A server in the shape of Razorpay's API: orders by receipt, and their payments. */
export interface RazorpayStub {
  origin: string;
  requests: StubRequest[];
  /** Orders by id. */
  orders: Map<string, StubOrder>;
  payments: StubPayment[];
  /** Handles the next requests, in turn, in place of the stub. */
  behave(...behaviours: StubBehaviour[]): void;
  close(): Promise<void>;
}

/** Makes a response with an error of Razorpay. */
export function respondWithError(
  status: number,
  code: string,
  description: string,
  headers: Record<string, string> = {},
): StubBehaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { code, description, source: 'business' } }));
  };
}

/** @param hasUniqueReceipts as with `unique_receipt`: a used receipt gives its order again */
export async function startRazorpayStub(hasUniqueReceipts = true): Promise<RazorpayStub> {
  const requests: StubRequest[] = [];
  const orders: RazorpayStub['orders'] = new Map();
  const payments: StubPayment[] = [];
  const behaviours: StubBehaviour[] = [];

  function respond(response: ServerResponse, request: StubRequest): void {
    const url = new URL(request.url, 'http://stub');
    const send = (body: object) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const [, version, resource, id, part] = url.pathname.split('/');
    if (version !== 'v1' || resource !== 'orders') {
      respondWithError(
        404,
        'BAD_REQUEST_ERROR',
        'The requested URL was not found',
      )(response, request);
      return;
    }
    if (request.method === 'POST') {
      const wanted = toStubOrder(`order_${randomBytes(7).toString('hex')}`, request);
      const used = Array.from(orders.values()).find(({ receipt }) => receipt === wanted.receipt);
      if (used !== undefined && !hasUniqueReceipts) {
        const description = 'Order receipt should be unique.';
        respondWithError(400, 'BAD_REQUEST_ERROR', description)(response, request);
        return;
      }
      const order = used ?? wanted;
      orders.set(order.id, order);
      send({ ...order, entity: 'order', amount_paid: 0, status: 'created', notes: [] });
      return;
    }
    if (part === 'payments') {
      const items = payments.filter((payment) => payment.order_id === id);
      send({ entity: 'collection', count: items.length, items });
      return;
    }
    const receipt = url.searchParams.get('receipt');
    const items = Array.from(orders.values()).filter((order) => order.receipt === receipt);
    send({ entity: 'collection', count: items.length, items });
  }

  const server = createServer((incoming: IncomingMessage, response) => {
    void text(incoming).then((body) => {
      const request: StubRequest = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        authorization: incoming.headers.authorization,
        body: body === '' ? undefined : JSON.parse(body),
      };
      requests.push(request);
      (behaviours.shift() ?? respond)(response, request);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
  }
  onTestFinished(close);
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    orders,
    payments,
    behave: (...more) => void behaviours.push(...more),
    close,
  };
}
