import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { signUpDeskMember } from '../support/desk-members.ts';
import { addProduct } from '../support/stock-fixture.ts';

async function openDesk() {
  const shop = await buildTestApp();
  await addProduct(shop.context, { id: 'chilli' });
  const asha = shop.visitor();
  await asha.signUp({ fullName: 'Asha' });
  const bina = shop.visitor();
  await bina.signUp({ fullName: 'Bina' });
  const review = await asha.post('/reviews', { productId: 'chilli', rating: 1, comment: 'Bad.' });
  await bina.post('/reviews', { productId: 'chilli', rating: 5 });
  const desk = await signUpDeskMember(shop, 'writer');
  return { shop, asha, desk, id: review.body.data._id as string };
}

test('a hidden or held review is not shown and does not count, and comes back whole', async () => {
  const { shop, asha, desk, id } = await openDesk();
  const shopper = shop.visitor();
  const stars = async () => (await shopper.get('/products/chilli')).body.data.stars;
  const shown = async () => (await shopper.get('/reviews/product/chilli')).body.data;
  expect(await stars()).toBe(3);
  const change = (version: number, changes: object) =>
    desk.patch(`/desk/reviews/${id}`, changes, { headers: { 'if-match': `"${version}"` } });
  expect((await change(1, { status: 'hidden' })).body.errors).toMatchObject([
    { field: 'hiddenReason' },
  ]);
  const hidden = await change(1, { status: 'hidden', hiddenReason: 'Rude' });
  expect(hidden).toMatchObject({
    headers: { etag: '"2"' },
    body: { data: { status: 'hidden', hiddenReason: 'Rude', author: 'Asha', version: 2 } },
  });
  expect(await stars()).toBe(5);
  expect(await shown()).toMatchObject({ summary: { total: 1 }, pagination: { total: 1 } });
  expect((await shopper.get(`/reviews/${id}`)).status).toBe(404);
  // Its author's changes do not count either.
  expect((await asha.patch(`/reviews/${id}`, { rating: 2 })).status).toBe(200);
  expect(await stars()).toBe(5);
  expect((await change(1, { status: 'published' })).body).toMatchObject({
    code: 'changed_meanwhile',
    details: { version: 2 },
  });
  await change(2, { status: 'held' });
  expect(await stars()).toBe(5);
  expect((await change(3, { status: 'published' })).body.data.hiddenReason).toBe('');
  expect(await stars()).toBe(3.5);
  expect((await shown()).summary.total).toBe(2);
});

test('an answer is kept with its time, listed, logged, and taken back', async () => {
  const { shop, desk, id } = await openDesk();
  const answer = (version: number, text: string) =>
    desk.patch(
      `/desk/reviews/${id}`,
      { answer: text },
      { headers: { 'if-match': `"${version}"`, 'idempotency-key': `answer-${version}` } },
    );
  await answer(1, ' We are sorry. ');
  expect((await answer(1, ' We are sorry. ')).body.data.version).toBe(2);
  expect((await desk.get(`/desk/reviews/${id}`)).body.data).toMatchObject({
    answer: 'We are sorry.',
    answeredAt: new Date(shop.clock.now()).toISOString(),
  });
  const total = async (query: string) =>
    (await desk.get(`/desk/reviews${query}`)).body.data.pagination.total;
  expect([await total('?isAnswered=true'), await total('?isAnswered=false')]).toEqual([1, 1]);
  expect([await total('?status=hidden'), await total('')]).toEqual([0, 2]);
  expect((await answer(2, '')).body.data).toMatchObject({ answer: '', answeredAt: null });
  const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
  expect(log.map(({ subject_id }) => subject_id)).toEqual([id, id]);
  expect((await desk.get('/desk/reviews/unknown')).status).toBe(404);
});
