import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createId } from '../../src/platform/security/ids.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addCategory, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';

async function openDesk() {
  const shop = await buildTestApp();
  await addCategory(shop.context);
  return { shop, desk: await signUpDeskMember(shop, 'coordinator') };
}

/** A draft with a description and a price, which lacks a picture alone. */
async function beginDraft(desk: DeskVisitor, name = 'Papad'): Promise<string> {
  const facts = { name, category: 'spices', description: 'Crisp.', pricePaise: 99_00 };
  return (await desk.post('/desk/products', facts)).body.data._id;
}

async function addPicture(shop: TestShop, desk: DeskVisitor, id: string) {
  const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('picture', new Blob([Uint8Array.from(bytes)]), 'papad.jpg');
  const path = `/desk/products/${id}/pictures`;
  return (await sendForm(shop, desk, { method: 'POST', path, form, headers: {} })).body.data;
}

async function remove(desk: DeskVisitor, ...drafts: readonly [id: string, version: number][]) {
  const products = drafts.map(([productId, version]) => ({ productId, version }));
  const { results } = (await desk.post('/desk/products/deletions', { products })).body.data;
  return results.map(({ outcome }: { outcome: string }) => outcome);
}

// product 10.3.17
test('a draft is deleted with the picture that nothing else has, and the log says its name', async () => {
  const { shop, desk } = await openDesk();
  const [first, second] = [await beginDraft(desk), await beginDraft(desk, 'Mangodi')];
  const { pictures } = await addPicture(shop, desk, first);
  await addPicture(shop, desk, second);
  const readPicture = async () => (await shop.inject({ url: pictures[0].url })).statusCode;
  expect(await remove(desk, [first, 1])).toEqual(['changed_meanwhile']);
  expect(await remove(desk, [first, 2])).toEqual(['deleted']);
  expect((await desk.get(`/desk/products/${first}`)).status).toBe(404);
  expect(await readPicture()).toBe(200);
  expect(await remove(desk, [second, 2], [first, 2])).toEqual(['deleted', 'not_found']);
  expect(await readPicture()).toBe(404);
  const { entries } = (await desk.get('/desk/audit')).body.data;
  const deleted = entries.filter(({ action }: { action: string }) => action === 'product.deleted');
  expect(deleted).toHaveLength(2);
  expect(deleted).toContainEqual(
    expect.objectContaining({
      subjectId: second,
      subjectName: 'Mangodi',
      before: expect.objectContaining({ name: 'Mangodi', pricePaise: 99_00 }),
      after: null,
    }),
  );
});

// product 10.3.17
test('a product that is or was on sale stays, and so does one from a catalogue', async () => {
  const { shop, desk } = await openDesk();
  const id = await beginDraft(desk);
  await addPicture(shop, desk, id);
  const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
  await desk.post(`/desk/products/${id}/publish`, {}, ifMatch(2));
  expect(await remove(desk, [id, 3])).toEqual(['not_a_draft']);
  await desk.post(`/desk/products/${id}/unpublish`, undefined, ifMatch(3));
  const old = await addProduct(shop.context, { id: 'old', status: 'archived' });
  expect(await remove(desk, [id, 4], [old.id, 1])).toEqual(['was_on_sale', 'was_on_sale']);
  expect((await desk.get('/desk/products')).body.data.products).toHaveLength(2);
});

// product 10.3.17
test('a draft that something names stays', async () => {
  const { shop, desk } = await openDesk();
  const { db, now } = shop.context;
  const shopper = shop.visitor();
  await shopper.signUp();
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const drafts = await Promise.all(['A', 'B', 'C', 'D'].map((name) => beginDraft(desk, name)));
  const [wanted = '', part = '', told = '', free = ''] = drafts;
  await db
    .insertInto('wishlist_items')
    .values({ user_id, product_id: wanted, created_at: now() })
    .execute();
  await addProduct(shop.context, { id: 'set', set_parts: `other:1 ${part}:2` });
  const draft = { kind: 'story', content_id: createId(now()), updated_at: now() } as const;
  await db
    .insertInto('content_drafts')
    .values({ ...draft, product_ids: JSON.stringify([told]) })
    .execute();
  const wished = drafts.map((id): [string, number] => [id, 1]);
  expect(await remove(desk, ...wished)).toEqual(['in_use', 'in_use', 'in_use', 'deleted']);
  expect((await desk.get(`/desk/products/${free}`)).status).toBe(404);
});
