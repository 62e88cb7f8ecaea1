import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { upsertPages } from '../../src/content/pages.repository.ts';
import { upsertStories } from '../../src/content/stories.repository.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';
import type { SendOptions } from '../support/requests/visitor.ts';

async function openDesk() {
  const shop = await buildTestApp();
  const desk = await signUpDeskMember(shop, 'writer');
  return { shop, desk, shopper: shop.visitor() };
}

function ifMatch(version: number, key?: string): SendOptions {
  return {
    headers: { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
  };
}

/** A story that came with a catalogue. */
async function importStory({ context }: TestShop, changes: { title?: string } = {}) {
  const day = Date.parse('2026-10-02T04:00:00Z');
  const story = { id: 'mill', title: 'The mill', content: 'It came on a cart.', image_hash: null };
  const dates = { published_at: day, created_at: context.now(), updated_at: context.now() };
  await upsertStories(context.db, [{ ...story, search_text: 'the mill', ...dates, ...changes }]);
}

async function importPage({ context }: TestShop, isActive: 0 | 1 = 1) {
  const page = { id: 'page_terms', slug: 'terms', title: 'Terms', content: '<p>Be kind.</p>' };
  const dates = { created_at: context.now(), updated_at: context.now() };
  await upsertPages(context.db, [{ ...page, is_active: isActive, position: 0, ...dates }]);
}

describe('a story at the desk', () => {
  // product 10.7.3
  test('is begun, published, found by shoppers at once, changed beside what they see, and restored', async () => {
    const { shop, desk, shopper } = await openDesk();
    await addProduct(shop.context, { id: 'chilli' });
    const begun = await desk.post('/desk/stories', { title: ' The loom ', products: ['chilli'] });
    expect(begun).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: { data: { status: 'draft', title: 'The loom', missing: ['text'], publishedAt: null } },
    });
    const id: string = begun.body.data._id;
    const path = `/desk/stories/${id}`;
    const early = await desk.post(`${path}/publish`, undefined, ifMatch(1));
    expect(early.body.errors).toMatchObject([{ field: 'content' }]);
    await desk.patch(path, { content: 'One.\r\n\r\nTwo.' }, ifMatch(1));
    expect((await shopper.get(`/story/${id}`)).status).toBe(404);

    const published = await desk.post(`${path}/publish`, undefined, ifMatch(2));
    expect(published.body.data).toMatchObject({ status: 'published', version: 3, missing: [] });
    expect((await shopper.get(`/story/${id}`)).body.data).toMatchObject({
      title: 'The loom',
      content: 'One.\n\nTwo.',
      date: published.body.data.publishedAt,
      products: [{ _id: 'chilli' }],
    });
    expect((await shopper.get('/story?search=loom')).body.data.stories).toHaveLength(1);

    shop.clock.advance(60_000);
    const changed = await desk.patch(path, { content: 'Three.', products: [] }, ifMatch(3));
    expect(changed.body.data).toMatchObject({ status: 'changed', content: 'Three.' });
    expect((await shopper.get(`/story/${id}`)).body.data.content).toBe('One.\n\nTwo.');
    const again = await desk.post(`${path}/publish`, undefined, ifMatch(4));
    expect(again.body.data.publishedAt).toBe(published.body.data.publishedAt);
    expect((await shopper.get(`/story/${id}`)).body.data).toMatchObject({
      content: 'Three.',
      products: [],
    });

    const { states } = (await desk.get(`${path}/history`)).body.data;
    expect(states).toMatchObject([
      { content: 'Three.', products: [], publishedBy: { fullName: 'Desk writer' } },
      { content: 'One.\n\nTwo.', products: [{ _id: 'chilli' }] },
    ]);
    const restore = { state: states[1]._id };
    const restored = await desk.post(`${path}/restore`, restore, ifMatch(5));
    expect(restored.body.data).toMatchObject({ status: 'changed', content: 'One.\n\nTwo.' });
    expect((await shopper.get(`/story/${id}`)).body.data.content).toBe('Three.');
    await desk.post(`${path}/publish`, undefined, ifMatch(6));
    expect((await shopper.get(`/story/${id}`)).body.data.content).toBe('One.\n\nTwo.');
  });

  // product 10.7.3
  test('is taken off the shop and put back, with its date and its history', async () => {
    const { shop, desk, shopper } = await openDesk();
    await importStory(shop);
    const path = '/desk/stories/mill';
    const hidden = await desk.post(`${path}/unpublish`, undefined, ifMatch(1));
    expect(hidden.body.data).toMatchObject({ status: 'draft', title: 'The mill', version: 2 });
    expect((await shopper.get('/story/mill')).status).toBe(404);
    expect((await shopper.get('/story')).body.data.stories).toEqual([]);
    await desk.post(`${path}/publish`, undefined, ifMatch(2));
    expect((await shopper.get('/story/mill')).body.data.date).toBe('2026-10-02T04:00:00.000Z');
    expect((await desk.get(`${path}/history`)).body.data.pagination.total).toBe(2);
  });

  // product 10.7.4
  test('that came with a catalogue is kept in the history when the desk replaces it', async () => {
    const { shop, desk } = await openDesk();
    await importStory(shop);
    const path = '/desk/stories/mill';
    await desk.patch(path, { title: 'The new mill' }, ifMatch(1));
    shop.clock.advance(1_000);
    await desk.post(`${path}/publish`, undefined, ifMatch(2));
    // A later catalogue brings its own title back.
    await importStory(shop, { title: 'The mill of old' });
    expect((await desk.get(path)).body.data).toMatchObject({
      title: 'The mill of old',
      status: 'published',
    });
    await desk.patch(path, { title: 'The newest mill' }, ifMatch(3));
    shop.clock.advance(1_000);
    await desk.post(`${path}/publish`, undefined, ifMatch(4));
    const { states } = (await desk.get(`${path}/history`)).body.data;
    expect(states.map((state: { title: string }) => state.title)).toEqual([
      'The newest mill',
      'The mill of old',
      'The new mill',
      'The mill',
    ]);
    expect(states[1].publishedBy).toBeNull();
  });

  // product 10.7.1
  test('has a picture, upright and in the size of the shop, which can be taken away', async () => {
    const { shop, desk, shopper } = await openDesk();
    await importStory(shop);
    const form = new FormData();
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#ff0000' },
    })
      .jpeg()
      .toBuffer();
    form.append('picture', new Blob([Uint8Array.from(picture)]), 'mill.jpg');
    const headers = { 'if-match': '"1"' };
    const path = '/desk/stories/mill/picture';
    const set = await sendForm(shop, desk, { method: 'PUT', path, form, headers });
    expect(set.body.data).toMatchObject({ status: 'changed', version: 2 });
    await desk.post('/desk/stories/mill/publish', undefined, ifMatch(2));
    const { image } = (await shopper.get('/story/mill')).body.data;
    expect(image).toBe(set.body.data.picture.url);
    const stored = await shop.inject({ url: image });
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
    const bare = await desk.patch('/desk/stories/mill', { removesPicture: true }, ifMatch(3));
    expect(bare.body.data.picture).toBeNull();
    const text = new FormData();
    text.append('picture', new Blob(['no picture']), 'x.jpg');
    const wrong = await sendForm(shop, desk, {
      method: 'PUT',
      path,
      form: text,
      headers: { 'if-match': '"4"' },
    });
    expect(wrong.body.errors).toMatchObject([{ field: 'picture' }]);
  });
});

// product 10.7.1
test('the stories of a list are of any status, the last changed first', async () => {
  const { shop, desk } = await openDesk();
  await importStory(shop);
  shop.clock.advance(1_000);
  await desk.post('/desk/stories', { title: 'A draft' });
  const titles = async (query = '') => {
    const { stories, pagination } = (await desk.get(`/desk/stories${query}`)).body.data;
    expect(pagination.total).toBe(stories.length);
    return stories.map(({ title, status }: { title: string; status: string }) => [title, status]);
  };
  expect(await titles()).toEqual([
    ['A draft', 'draft'],
    ['The mill', 'published'],
  ]);
  shop.clock.advance(1_000);
  await desk.patch('/desk/stories/mill', { title: 'The new mill' }, ifMatch(1));
  expect(await titles()).toEqual([
    ['The new mill', 'changed'],
    ['A draft', 'draft'],
  ]);
  expect(await titles('?status=draft')).toEqual([['A draft', 'draft']]);
  expect(await titles('?status=changed')).toEqual([['The new mill', 'changed']]);
  expect(await titles('?status=published')).toEqual([]);
});

describe('a page at the desk', () => {
  // product 10.7.4
  test('is changed as a draft, published, and restored', async () => {
    const { shop, desk, shopper } = await openDesk();
    await importPage(shop);
    const path = '/desk/pages/page_terms';
    const shown = async () => (await shopper.get('/pages/terms')).body.data.content;
    expect((await desk.get('/desk/pages')).body.data.pages).toMatchObject([
      { _id: 'page_terms', slug: 'terms', status: 'published', version: 1 },
    ]);
    const changed = await desk.patch(path, { content: '<p>Be honest.</p>' }, ifMatch(1));
    expect(changed.body.data).toMatchObject({ status: 'changed', version: 2 });
    expect(await shown()).toBe('<p>Be kind.</p>');
    shop.clock.advance(1_000);
    await desk.post(`${path}/publish`, undefined, ifMatch(2));
    expect(await shown()).toBe('<p>Be honest.</p>');
    const { states } = (await desk.get(`${path}/history`)).body.data;
    expect(states).toMatchObject([
      { content: '<p>Be honest.</p>', publishedBy: { _id: desk.userId } },
      { content: '<p>Be kind.</p>', publishedBy: null },
    ]);
    await desk.post(`${path}/restore`, { state: states[1]._id }, ifMatch(3));
    await desk.post(`${path}/publish`, undefined, ifMatch(4));
    expect(await shown()).toBe('<p>Be kind.</p>');
    expect((await desk.get(path)).body.data).toMatchObject({ status: 'published', version: 5 });
  });

  // product 10.7.2
  test('keeps nothing that may not be in a page, and needs some text', async () => {
    const { shop, desk } = await openDesk();
    await importPage(shop);
    const path = '/desk/pages/page_terms';
    const hostile = '<h1>T</h1><p onclick="x()">A <b>b</b><script>x()</script></p><img src=x>';
    const saved = await desk.patch(path, { content: hostile }, ifMatch(1));
    expect(saved.body.data.content).toBe('<h2>T</h2><p>A <b>b</b></p>');
    const bare = await desk.patch(path, { content: '<p>&nbsp;<br></p>' }, ifMatch(2));
    expect(bare.body.data.missing).toEqual(['text']);
    const early = await desk.post(`${path}/publish`, undefined, ifMatch(3));
    expect(early.body.errors).toMatchObject([{ field: 'content' }]);
    const nameless = await desk.patch(path, { title: ' ' }, ifMatch(3));
    expect(nameless.body.errors).toMatchObject([{ field: 'title' }]);
  });
});
