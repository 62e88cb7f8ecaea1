import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { signUpAdmin } from '../support/people/sign-up-admin.ts';
import type { Reply } from '../support/requests/visitor.ts';

const MESSAGE = {
  name: 'Asha Devi',
  email: 'asha@example.com',
  subject: 'A question',
  body: 'Do you ship to Jaisalmer?',
};

function bodiesOf(reply: Reply): string[] {
  return reply.body.data.messages.map((message: { body: string }) => message.body);
}

async function setState(
  shop: TestShop,
  messageId: string,
  state: { is_read?: 0 | 1; is_archived?: 0 | 1 },
): Promise<void> {
  await shop.context.db.updateTable('messages').set(state).where('id', '=', messageId).execute();
}

describe('writing to the shop', () => {
  // product 3.6.1, 7.7.1
  test('is possible for a guest', async () => {
    const shop = await buildTestApp();
    const reply = await shop.visitor().post('/message', MESSAGE);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      success: true,
      message: 'Message sent',
      data: {
        ...MESSAGE,
        _id: expect.any(String),
        read: false,
        archived: false,
        createdAt: '2026-11-21T06:30:00.000Z',
      },
    });
  });

  test('stores plain text as typed, without the space around it', async () => {
    const shop = await buildTestApp();
    const admin = await signUpAdmin(shop);
    const body = 'नमस्ते 🌶️\r\n\r\n<script>alert(1)</script>\n=HYPERLINK("x") \' -- %_\\';
    const sent = await shop.visitor().post('/message', { name: ' Asha ', body: `\n ${body} \n` });
    expect(sent.body.data).toMatchObject({ name: 'Asha', body });
    const read = await admin.get(`/message/${sent.body.data._id}`);
    expect(read.body.data.body).toBe(body);
  });

  test.each(['name', 'email', 'subject'])(
    'takes no line break in %s, where it could become a mail header',
    async (field) => {
      const shop = await buildTestApp();
      for (const end of ['\r\nBcc: all@example.com', '\nBcc: x', '\rBcc: x', '\r\n', '\u0000']) {
        const value = `asha@example.com${end}`;
        const reply = await shop.visitor().post('/message', { ...MESSAGE, [field]: value });
        expect(reply.status).toBe(400);
      }
      const rows = await shop.context.db.selectFrom('messages').selectAll().execute();
      expect(rows).toEqual([]);
    },
  );

  // product 4.11.2
  test('is possible 5 times an hour from one IP address', async () => {
    const shop = await buildTestApp({ environment: { RATE_LIMITS: 'on' } });
    const statuses: number[] = [];
    let last: Reply | undefined;
    for (let index = 0; index < 7; index += 1) {
      // A new browser each time shows that the limit counts the IP address.
      last = await shop.visitor().post('/message', MESSAGE);
      statuses.push(last.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(last?.body).toEqual({
      success: false,
      message: 'Too many attempts. Please try again later.',
      code: 'rate_limited',
    });
    const rows = await shop.context.db.selectFrom('messages').select('id').execute();
    expect(rows).toHaveLength(5);
  });
});

describe('reading messages', () => {
  async function arrange() {
    const shop = await buildTestApp();
    const admin = await signUpAdmin(shop);
    const texts = [
      { name: 'Asha Devi', email: 'asha@example.com', subject: 'Papad', body: 'one' },
      { name: 'MEENA', email: 'Meena@Example.com', subject: '50% off?', body: 'two' },
      { name: 'Raju', subject: 'snake_case', body: 'three PAPAD' },
      { name: 'Ｇｉｔａ', subject: String.raw`back\slash`, body: 'four' },
      { name: 'Ünal', subject: 'ÄPFEL', body: 'five' },
    ];
    const ids: string[] = [];
    for (const [index, text] of texts.entries()) {
      // The first two have the same time.
      if (index > 1) shop.clock.advance(1_000);
      ids.push((await shop.visitor().post('/message', text)).body.data._id);
    }
    return { shop, admin, ids };
  }

  test.each([
    ['papad', ['one', 'three PAPAD']],
    ['PAPAD', ['one', 'three PAPAD']],
    ['  devi ', ['one']],
    ['meena@example', ['two']],
    ['%', ['two']],
    ['_', ['three PAPAD']],
    ['\\', ['four']],
    ['gita', ['four']],
    ['ünal', ['five']],
    ['äpfel', ['five']],
    ["' or 1=1 --", []],
    ['', ['five', 'four', 'one', 'three PAPAD', 'two']],
  ])('finds %j literally, whatever its case', async (q, expected) => {
    const { admin } = await arrange();
    const reply = await admin.get(`/message?q=${encodeURIComponent(q)}`);
    expect(bodiesOf(reply).sort()).toEqual(expected);
    expect(reply.body.data.pagination.total).toBe(expected.length);
  });

  // product 3.6.1, 6.1.3, 7.7.1
  test('can be narrowed to read and archived ones', async () => {
    const { shop, admin, ids } = await arrange();
    await setState(shop, ids[0] ?? '', { is_read: 1 });
    await setState(shop, ids[1] ?? '', { is_read: 1, is_archived: 1 });
    await setState(shop, ids[2] ?? '', { is_archived: 1 });
    const find = async (query: string) => bodiesOf(await admin.get(`/message?${query}`)).sort();
    expect(await find('read=true')).toEqual(['one', 'two']);
    expect(await find('read=false')).toEqual(['five', 'four', 'three PAPAD']);
    expect(await find('archived=true')).toEqual(['three PAPAD', 'two']);
    expect(await find('archived=false')).toEqual(['five', 'four', 'one']);
    expect(await find('read=false&archived=true')).toEqual(['three PAPAD']);
    expect(await find('read=true&archived=false&q=papad')).toEqual(['one']);
    expect(await find('')).toHaveLength(5);
  });

  // product 6.1.3, 7.7.1
  test('comes in a stable order over results pages, the newest first by default', async () => {
    const { admin } = await arrange();
    const newest = bodiesOf(await admin.get('/message'));
    expect(newest.slice(0, 3)).toEqual(['five', 'four', 'three PAPAD']);
    const paged: string[] = [];
    for (const page of [1, 2, 3]) {
      const reply = await admin.get(`/message?limit=2&page=${page}`);
      expect(reply.body.data.pagination).toEqual({
        page,
        limit: 2,
        total: 5,
        totalPages: 3,
        hasNext: page < 3,
        hasPrev: page > 1,
      });
      paged.push(...bodiesOf(reply));
    }
    expect(paged).toEqual(newest);
    expect(bodiesOf(await admin.get('/message?sort=-createdAt'))).toEqual(newest);
    expect(bodiesOf(await admin.get('/message?sort=createdAt'))).toEqual(newest.toReversed());
  });
});
