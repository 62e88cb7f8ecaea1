import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { parsePincodeReply, STATES_AND_TERRITORIES } from '@haat/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import headquarters from '../../src/pincodes/district-headquarters.json' with { type: 'json' };
import { listBundledOffices } from '../../src/pincodes/list-bundled-offices.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { LONG_WAIT } from '../support/processes/wait-options.ts';

const HOUR = 60 * 60_000;

type Responder = (request: IncomingMessage, response: ServerResponse) => void;

/** A stub of the postal service. */
interface Stub {
  origin: string;
  /** Its requests, the oldest first. */
  requests: { url: string; headers: IncomingMessage['headers'] }[];
  /** Replaces the responder. */
  respondWith(responder: Responder): void;
}

async function startStub(first: Responder): Promise<Stub> {
  let responder = first;
  const requests: Stub['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    responder(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    respondWith(next) {
      responder = next;
    },
  };
}

function sendJson(body: unknown, status = 200): Responder {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}

/** An office of the real service, with fields that the contract does not have. */
function newOffice(changes: Record<string, unknown> = {}) {
  return {
    Name: 'Ratanada',
    Description: null,
    BranchType: 'Sub Post Office',
    DeliveryStatus: 'Delivery',
    Circle: 'Rajasthan',
    District: 'Jodhpur',
    Division: 'Jodhpur',
    Region: 'Jodhpur',
    Block: 'Jodhpur City',
    State: 'Rajasthan',
    Country: 'India',
    Pincode: '342001',
    ...changes,
  };
}

function newReply(...offices: unknown[]) {
  return [{ Message: 'Number of pincode(s) found:1', Status: 'Success', PostOffice: offices }];
}

const UNKNOWN = [{ Message: 'No records found', Status: 'Error', PostOffice: null }];

const BUNDLED = [
  {
    Message: 'Number of pincode(s) found:1',
    Status: 'Success',
    PostOffice: [
      {
        Name: 'Jodhpur',
        Block: 'NA',
        District: 'Jodhpur',
        State: 'Rajasthan',
        Country: 'India',
        Pincode: '342001',
      },
    ],
  },
];

/** Puts the timeout of 3 s into the hands of the test. */
function takeOverTimeout(): { limits: number[]; expire(): void } {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  let last = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    if (ms !== 3_000) return timeout.call(AbortSignal, ms);
    last = new AbortController();
    return last.signal;
  });
  onTestFinished(() => spy.mockRestore());
  return { limits, expire: () => last.abort(new DOMException('Too late.', 'TimeoutError')) };
}

async function arrange(responder: Responder) {
  const stub = await startStub(responder);
  const shop = await buildTestApp({ environment: { PINCODE_ORIGIN: stub.origin } });
  const guest = shop.visitor();
  return { stub, shop, lookUp: (pincode: string) => guest.get(`/pincode/${pincode}`) };
}

describe('the bundled table', () => {
  const rows = Object.entries(headquarters).flatMap(([state, list]) =>
    list.map(([pincode = '', town = '', district = '']) => ({ pincode, town, district, state })),
  );

  test('contains the headquarters of 775 districts in all states and union territories', () => {
    expect(rows.length).toBe(780);
    expect(new Set(rows.map(({ state, district }) => `${state}/${district}`)).size).toBe(775);
    expect(Object.keys(headquarters).sort()).toEqual([...STATES_AND_TERRITORIES].sort());
    for (const { pincode, town, district } of rows) {
      expect(pincode).toMatch(/^[1-8]\d{5}$/);
      expect(town).toMatch(/^[A-Z][A-Za-z .-]+$/);
      expect(district).toMatch(/^[A-Z][A-Za-z0-9 .-]+$/);
    }
  });

  test('has rows that the address form can parse', () => {
    for (const { pincode } of rows) {
      const PostOffice = listBundledOffices(pincode);
      const first = rows.find((row) => row.pincode === pincode);
      expect(parsePincodeReply([{ Status: 'Success', PostOffice }])).toEqual({
        district: first?.district,
        city: first?.town,
        state: first?.state,
        country: 'India',
      });
    }
  });

  test.each([
    ['302039', 'Rajasthan'],
    ['682557', 'Lakshadweep'],
    ['682599', 'Kerala'],
  ])('has only the State of %s: %s', (pincode, state) => {
    expect(listBundledOffices(pincode)).toEqual([
      {
        Name: 'NA',
        Block: 'NA',
        District: 'NA',
        State: state,
        Country: 'India',
        Pincode: pincode,
      },
    ]);
  });
});

describe('without PINCODE_ORIGIN', () => {
  test('the response for a headquarters has the shape of the public service', async () => {
    const shop = await buildTestApp();
    const reply = await shop.visitor().get('/pincode/342001');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(BUNDLED);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each(['34200', '342001%0a', '%D9%A3%D9%A4%D9%A2%D9%A0%D9%A0%D9%A1'])(
    '%j is rejected, because it is not 6 digits',
    async (text) => {
      const shop = await buildTestApp();
      expect((await shop.visitor().get(`/pincode/${text}`)).status).toBe(400);
    },
  );

  // product 4.11.3
  test('an IP address can look up 600 pincodes in 5 minutes', async () => {
    const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
    const guest = shop.visitor();
    for (let index = 0; index < 600; index += 1) await guest.get('/pincode/342001');
    expect((await guest.get('/pincode/342001')).status).toBe(429);
  });
});

describe('with PINCODE_ORIGIN', () => {
  // product 7.9.1
  test('passes on the fields of the service’s response that the contract has, and no others', async () => {
    const { stub, lookUp } = await arrange(
      sendJson(newReply(newOffice(), newOffice({ Name: ' Soorsagar ', Block: null, Country: '' }))),
    );
    const reply = await lookUp('342001');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual([
      {
        Message: 'Number of pincode(s) found:2',
        Status: 'Success',
        PostOffice: [
          {
            Name: 'Ratanada',
            Block: 'Jodhpur City',
            District: 'Jodhpur',
            State: 'Rajasthan',
            Country: 'India',
            Pincode: '342001',
          },
          {
            Name: 'Soorsagar',
            Block: 'NA',
            District: 'Jodhpur',
            State: 'Rajasthan',
            Country: 'India',
            Pincode: '342001',
          },
        ],
      },
    ]);
    expect(stub.requests.map(({ url }) => url)).toEqual(['/pincode/342001']);
  });

  // product 7.9.1
  test('sends the service no data about the shopper', async () => {
    const { stub, shop } = await arrange(sendJson(newReply(newOffice())));
    const asha = shop.visitor();
    await asha.signUp();
    await asha.get('/pincode/342001', {
      headers: { 'x-forwarded-for': '203.0.113.7', referer: 'http://localhost:3000/account' },
    });
    const [request] = stub.requests;
    expect(Object.keys(request?.headers ?? {})).not.toContain('cookie');
    expect(JSON.stringify(request?.headers)).not.toMatch(/203\.0\.113\.7|account|haat_/);
  });

  const redirectTarget = newReply(newOffice({ Name: 'Elsewhere' }));
  const half: Responder = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('[{"Status":"Success",');
  };
  const failures: [string, Responder][] = [
    ['cuts the connection', (_request, response) => void response.destroy()],
    ['never ends its response', half],
    ['responds with 500', sendJson(newReply(newOffice()), 500)],
    [
      'redirects',
      (request, response) => {
        if (request.url !== '/pincode/342001') return sendJson(redirectTarget)(request, response);
        response.writeHead(302, { location: '/elsewhere' }).end();
      },
    ],
    ['sends broken JSON', (_request, response) => void response.end('[{"Status":"Success"')],
    ['responds about another pincode', sendJson(newReply(newOffice({ Pincode: '110001' })))],
    [
      'has very many offices',
      sendJson(newReply(...Array.from({ length: 301 }, () => newOffice()))),
    ],
    [
      'responds with a very long body',
      (_request, response) => void response.end(`${' '.repeat(300_000)}${JSON.stringify(BUNDLED)}`),
    ],
    [
      'responds with a short body that unpacks to a very long one',
      (_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        const text = `${' '.repeat(20_000_000)}${JSON.stringify(newReply(newOffice()))}`;
        response.end(gzipSync(text));
      },
    ],
  ];

  test.each(failures)('reads the table when the service %s', async (_name, responder) => {
    const { limits, expire } = takeOverTimeout();
    const { stub, shop, lookUp } = await arrange(responder);
    const looking = lookUp('342001');
    if (responder === half) {
      await vi.waitUntil(() => stub.requests.length > 0, LONG_WAIT);
      expire();
    }
    const reply = await looking;
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(BUNDLED);
    expect(stub.requests.map(({ url }) => url)).toEqual(['/pincode/342001']);
    expect(limits).toContain(3_000);
    const logged = shop.logLines.filter((line) => line.includes('postal service'));
    expect(logged).toHaveLength(1);
    // A failure is not cached: the service may be available at the next look-up.
    stub.respondWith(sendJson(newReply(newOffice())));
    expect((await lookUp('342001')).body[0].PostOffice[0].Name).toBe('Ratanada');
  });

  // product 5.3.5
  test('reads the table when the service refuses the connection', async () => {
    const stub = await startStub(sendJson(UNKNOWN));
    const shop = await buildTestApp({ environment: { PINCODE_ORIGIN: 'http://127.0.0.1:1/' } });
    expect((await shop.visitor().get('/pincode/342001')).body).toEqual(BUNDLED);
    expect(stub.requests).toEqual([]);
  });

  test('sends one request for concurrent look-ups of a pincode', async () => {
    const waiting: (() => void)[] = [];
    const { stub, lookUp } = await arrange((request, response) => {
      waiting.push(() => sendJson(newReply(newOffice()))(request, response));
    });
    const lookUps = Promise.all(Array.from({ length: 50 }, () => lookUp('342001')));
    await vi.waitFor(() => expect(waiting).toHaveLength(1), LONG_WAIT);
    waiting[0]?.();
    const replies = await lookUps;
    expect(replies.map(({ body }) => body[0].PostOffice[0].Name)).toEqual(
      Array.from({ length: 50 }, () => 'Ratanada'),
    );
    expect(stub.requests).toHaveLength(1);
  });

  // product 4.11.3
  test('caches a known pincode for a day and an unknown one for an hour', async () => {
    const { stub, shop, lookUp } = await arrange((request, response) => {
      const isKnown = request.url === '/pincode/342001';
      sendJson(isKnown ? newReply(newOffice()) : UNKNOWN)(request, response);
    });
    const first = await lookUp('342001');
    await lookUp('342999');
    shop.clock.advance(HOUR - 1);
    expect((await lookUp('342001')).body).toEqual(first.body);
    await lookUp('342999');
    expect(stub.requests).toHaveLength(2);
    shop.clock.advance(1);
    await lookUp('342001');
    await lookUp('342999');
    expect(stub.requests.map(({ url }) => url).slice(2)).toEqual(['/pincode/342999']);
    shop.clock.advance(23 * HOUR);
    await lookUp('342001');
    expect(stub.requests.map(({ url }) => url).slice(3)).toEqual(['/pincode/342001']);
  });

  test('sends no request for 30 s after three consecutive failures', async () => {
    const { stub, shop, lookUp } = await arrange(sendJson([], 500));
    await lookUp('342001');
    await lookUp('302001');
    stub.respondWith(sendJson(UNKNOWN));
    await lookUp('342999');
    stub.respondWith(sendJson([], 500));
    // A success after two failures resets the count.
    for (const pincode of ['342001', '302001', '110001']) {
      expect((await lookUp(pincode)).body[0].Status).toBe('Success');
    }
    expect(stub.requests).toHaveLength(6);
    shop.clock.advance(29_999);
    expect((await lookUp('342001')).body).toEqual(BUNDLED);
    expect(stub.requests).toHaveLength(6);
    shop.clock.advance(1);
    stub.respondWith(sendJson(newReply(newOffice())));
    expect((await lookUp('342001')).body[0].PostOffice[0].Name).toBe('Ratanada');
    expect(stub.requests).toHaveLength(7);
  });
});
