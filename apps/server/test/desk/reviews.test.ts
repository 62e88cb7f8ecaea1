import { expect, test } from 'vitest';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';

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

// product 10.5.1
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

// product 10.5.1
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
  const keys = await shop.context.db.selectFrom('idempotency_keys').selectAll().execute();
  expect(keys.map(({ response_body }) => response_body)).toEqual(['', '']);
  expect((await desk.get('/desk/reviews/unknown')).status).toBe(404);
});

// product 10.5.1
test('shoppers read the answer below its review, with its time, until it is taken back', async () => {
  const { shop, desk, id } = await openDesk();
  const answer = (version: number, text: string) =>
    desk.patch(
      `/desk/reviews/${id}`,
      { answer: text },
      { headers: { 'if-match': `"${version}"` } },
    );
  const replies = async () =>
    (await shop.visitor().get('/reviews/product/chilli')).body.data.reviews.map(
      (review: { reply: unknown }) => review.reply,
    );
  expect(await replies()).toEqual([null, null]);
  await answer(1, 'We are sorry.');
  const reply = { text: 'We are sorry.', repliedAt: new Date(shop.clock.now()).toISOString() };
  expect(await replies()).toContainEqual(reply);
  expect((await shop.visitor().get(`/reviews/${id}`)).body.data.reply).toEqual(reply);
  await answer(2, '');
  expect(await replies()).toEqual([null, null]);
});

// product 10.5.3
test('reviews are found by product, its name in either script and stars, and counted by status', async () => {
  const { shop, asha, desk, id } = await openDesk();
  await addProduct(shop.context, { id: 'papad', name: 'Moong Papad', name_hindi: 'मूंग पापड़' });
  await asha.post('/reviews', { productId: 'papad', rating: 4 });
  const held = { status: 'held' };
  await desk.patch(`/desk/reviews/${id}`, held, { headers: { 'if-match': '"1"' } });
  const found = async (query: string) =>
    (await desk.get(`/desk/reviews?${query}`)).body.data.pagination.total;
  expect(await found('productId=chilli')).toBe(2);
  expect(await found('productId=chilli&rating=5')).toBe(1);
  expect(await found('q=MOONG')).toBe(1);
  expect(await found(`q=${encodeURIComponent('पापड़')}`)).toBe(1);
  expect(await found('q=shoes')).toBe(0);
  expect((await desk.get('/desk/reviews?rating=5')).body.data.counts).toEqual({
    held: 1,
    published: 2,
    hidden: 0,
  });
});
