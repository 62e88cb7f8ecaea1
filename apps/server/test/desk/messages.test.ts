import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { newShopper } from '../support/requests/visitor.ts';

// product 10.5.2, 10.5.3
test('a message is marked as read, put away and answered, and the log has no word of it', async () => {
  const shop = await buildTestApp();
  const letter = { name: 'Asha', email: 'asha@example.com', body: 'Do you ship to Jaisalmer?' };
  const { _id: id } = (await shop.visitor().post('/message', letter)).body.data;
  const desk = await signUpDeskMember(shop, 'writer');
  const mark = (version: number, marks: object) =>
    desk.patch(`/desk/messages/${id}`, marks, {
      headers: { 'if-match': `"${version}"`, 'idempotency-key': `mark-once-${version}` },
    });
  expect((await desk.get(`/desk/messages/${id}`)).body.data).toMatchObject({
    ...letter,
    read: false,
    answeredAt: null,
    version: 1,
  });
  await mark(1, { read: true, answered: true });
  expect((await mark(1, { read: true, answered: true })).body.data.version).toBe(2);
  expect(await mark(1, { read: false })).toMatchObject({ status: 422 });
  const clash = await desk.patch(
    `/desk/messages/${id}`,
    { archived: true },
    { headers: { 'if-match': '"1"' } },
  );
  expect(clash.body).toMatchObject({ code: 'changed_meanwhile', details: { read: true } });
  const count = async (query: string) =>
    (await desk.get(`/desk/messages?${query}`)).body.data.pagination.total;
  expect(await count('isRead=true&isAnswered=true&isArchived=false&q=jaisalmer')).toBe(1);
  expect(await count('isAnswered=false')).toBe(0);
  const counts = async () => (await desk.get('/desk/messages?q=nobody')).body.data.counts;
  expect(await counts()).toEqual({ unread: 0, read: 0, answered: 1, archived: 0 });
  await mark(2, { archived: true, answered: false });
  expect(await counts()).toEqual({ unread: 0, read: 0, answered: 0, archived: 1 });
  expect((await desk.get(`/desk/messages?isArchived=true`)).body.data.messages).toMatchObject([
    { read: true, archived: true, answeredAt: null, version: 3 },
  ]);
  const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
  expect(log).toHaveLength(2);
  const keys = await shop.context.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(keys).toHaveLength(2);
  expect(JSON.stringify([log, keys])).not.toMatch(/jaisalmer|asha/i);
  expect((await desk.get('/desk/messages/unknown')).status).toBe(404);
  const first = { headers: { 'if-match': '"1"' } };
  expect((await desk.patch('/desk/messages/unknown', { read: true }, first)).status).toBe(404);
});

// product 10.5.5
test('a phone number is kept with the message as one reads it, and a wrong one is refused', async () => {
  const shop = await buildTestApp();
  const letter = { name: 'Asha', body: 'Please call.', phoneNumber: '+91 (0) 98765-43210' };
  const { _id: id } = (await shop.visitor().post('/message', letter)).body.data;
  const writer = await signUpDeskMember(shop, 'writer');
  const kept = { phoneNumber: '+919876543210', email: '' };
  expect((await writer.get(`/desk/messages/${id}`)).body.data).toMatchObject(kept);
  expect((await writer.get('/desk/messages?q=9876543210')).body.data.messages).toHaveLength(1);
  const wrong = await shop.visitor().post('/message', { ...letter, phoneNumber: 'call me' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'phoneNumber', message: 'Please enter a valid phone number.' }] },
  });
  const bare = { name: 'Asha', body: 'Namaste' };
  expect((await shop.visitor().post('/message', bare)).status).toBe(201);
});

// product 10.5.6
test('a message leads who may see shoppers to its writer, never by a phone number', async () => {
  const shop = await buildTestApp();
  const owner = await signUpDeskMember(shop, 'owner');
  const writer = await signUpDeskMember(shop, 'writer');
  const asha = shop.visitor();
  const { userId, email, phoneNumber } = await asha.signUp();
  const send = async (visitor: typeof asha, changes: object) =>
    (await visitor.post('/message', { name: 'Asha', body: 'Namaste', ...changes })).body.data._id;
  const signedIn = await send(asha, {});
  const byEmail = await send(shop.visitor(), { email: email.toUpperCase() });
  const byPhone = await send(shop.visitor(), { phoneNumber, email: 'b@example.com' });
  const readers = async (desk: typeof owner) => {
    const { messages } = (await desk.get('/desk/messages')).body.data;
    const listed = new Map(
      messages.map((one: { _id: string; shopperId: string | null }) => [one._id, one.shopperId]),
    );
    const ids = [signedIn, byEmail, byPhone];
    const opened = await Promise.all(
      ids.map(async (id) => (await desk.get(`/desk/messages/${id}`)).body.data.shopperId),
    );
    expect(ids.map((id) => listed.get(id))).toEqual(opened);
    return opened;
  };
  expect(await readers(owner)).toEqual([userId, null, null]);
  await shop.context.db
    .updateTable('users')
    .set({ email_verified_at: shop.clock.now() })
    .where('id', '=', userId)
    .execute();
  expect(await readers(owner)).toEqual([userId, userId, null]);
  expect(await readers(writer)).toEqual([null, null, null]);
  const headers = { 'if-match': '"1"' };
  const marked = await owner.patch(`/desk/messages/${byEmail}`, { read: true }, { headers });
  expect(marked.body.data.shopperId).toBe(userId);
  const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
  expect(JSON.stringify(log)).not.toContain(userId);
  await asha.post('/users/delete-account', { currentPassword: newShopper().password });
  expect((await owner.get(`/desk/messages/${signedIn}`)).status).toBe(404);
});
