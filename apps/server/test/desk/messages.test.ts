import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';

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
