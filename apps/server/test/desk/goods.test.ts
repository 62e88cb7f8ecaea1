import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { publishDueGoods } from '../../src/desk/goods/publish-due-goods.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import {
  addCategory,
  addMaker,
  addProduct,
  readProductRow,
} from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';
import type { Reply, SendOptions } from '../support/requests/visitor.ts';

async function openDesk() {
  const shop = await buildTestApp();
  await addCategory(shop.context);
  const desk = await signUpDeskMember(shop, 'coordinator');
  return { shop, desk };
}

function ifMatch(version: number, key?: string): SendOptions {
  return {
    headers: { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
  };
}

async function addPicture(
  shop: TestShop,
  desk: DeskVisitor,
  productId: string,
  bytes: Uint8Array | undefined = undefined,
  key = 'a-picture-key',
): Promise<Reply> {
  const picture = bytes ?? (await makePicture('#ff0000'));
  const form = new FormData();
  form.append('picture', new Blob([Uint8Array.from(picture)]), 'papad.jpg');
  const path = `/desk/products/${productId}/pictures`;
  return sendForm(shop, desk, { method: 'POST', path, form, headers: { 'idempotency-key': key } });
}

function makePicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Begins a product that lacks nothing, and returns it as the desk has it. */
async function beginWhole(shop: TestShop, desk: DeskVisitor) {
  const facts = { name: 'Papad', category: 'spices', description: 'Crisp.', pricePaise: 99_00 };
  const begun = await desk.post('/desk/products', { ...facts, stock: 4 });
  return (await addPicture(shop, desk, begun.body.data._id)).body.data;
}

describe('a product at the desk', () => {
  // product 10.3.3
  test('is begun as a draft, completed, published, and then found by shoppers at once', async () => {
    const { shop, desk } = await openDesk();
    const shopper = shop.visitor();
    const begun = await desk.post('/desk/products', {
      name: 'Papad',
      category: 'spices',
      stock: 4,
    });
    expect(begun).toMatchObject({
      status: 201,
      headers: { etag: '"1"' },
      body: {
        data: { status: 'draft', version: 1, missing: ['description', 'price', 'picture'] },
      },
    });
    const id: string = begun.body.data._id;
    expect((await shopper.get(`/products/${id}`)).status).toBe(404);
    const early = await desk.post(`/desk/products/${id}/publish`, {}, ifMatch(1));
    expect(early).toMatchObject({ status: 400, body: { code: 'product_incomplete' } });
    const facts = { description: 'Crisp.', pricePaise: 99_00, nameHindi: 'पापड़' };
    await desk.patch(`/desk/products/${id}`, facts, ifMatch(1));
    expect((await addPicture(shop, desk, id)).body.data).toMatchObject({ version: 3, missing: [] });
    const published = await desk.post(`/desk/products/${id}/publish`, {}, ifMatch(3));
    expect(published.body.data).toMatchObject({ status: 'published', version: 4 });
    expect((await shopper.get(`/products/${id}`)).body.data).toMatchObject({
      name: 'Papad',
      price: 99,
      stock_quantity: 4,
    });
    const found = await shopper.get(`/products?search=${encodeURIComponent('पापड़')}`);
    expect(found.body.data.products).toMatchObject([{ _id: id }]);
    const picture = await shop.inject({ url: published.body.data.pictures[0].url });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 40, height: 50 });
  });

  // product 2.7.3
  test('has no former price but one that was entered, and that is above the price', async () => {
    const { shop, desk } = await openDesk();
    const { _id, version, pricePaise } = await beginWhole(shop, desk);
    const path = `/desk/products/${_id}`;
    const published = await desk.post(`${path}/publish`, {}, ifMatch(version));
    // As it was before there was a former price.
    const old = { discount_percent: 10 };
    await shop.context.db.updateTable('products').set(old).where('id', '=', _id).execute();
    const shopper = shop.visitor();
    const read = async () => (await shopper.get(`/products/${_id}`)).body.data;
    expect(await read()).toMatchObject({
      price: pricePaise / 100,
      originalPrice: null,
      discount: 10,
    });
    const change = (originalPricePaise: number | null) =>
      desk.patch(path, { originalPricePaise }, ifMatch(published.body.data.version));
    expect((await change(pricePaise)).body).toMatchObject({
      errors: [{ field: 'originalPricePaise' }],
    });
    await change(pricePaise * 2);
    expect(await read()).toMatchObject({ originalPrice: pricePaise / 50, discount: 50 });
  });

  // product 10.3.3
  test('on sale never loses what it needs', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const path = `/desk/products/${product._id}`;
    await desk.post(`${path}/publish`, {}, ifMatch(2));
    const bare = await desk.patch(path, { description: '' }, ifMatch(3));
    expect(bare.body).toMatchObject({
      code: 'product_incomplete',
      errors: [{ field: 'description', message: 'A product on sale needs a description.' }],
    });
    const unseen = await desk.put(`${path}/pictures`, { pictures: [] }, ifMatch(3));
    expect(unseen.body.errors).toMatchObject([{ field: 'pictures' }]);
  });

  // product 10.3.6
  test('that two desks change shows the second one what the first one did', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const path = `/desk/products/${product._id}`;
    expect((await desk.patch(path, { name: 'Papad' })).status).toBe(428);
    expect((await desk.patch(path, { pricePaise: 120_00 }, ifMatch(2))).status).toBe(200);
    const clash = await desk.patch(path, { name: 'Thin Papad' }, ifMatch(2));
    expect(clash).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile', details: { version: 3, pricePaise: 120_00 } },
    });
    expect((await desk.get(path)).body.data).toMatchObject({ name: 'Papad', version: 3 });
  });

  // product 10.3.2
  test('is copied as a draft without stock', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const copy = (await desk.post(`/desk/products/${product._id}/copy`)).body.data;
    expect(copy).toMatchObject({ name: 'Papad (copy)', stock: 0, status: 'draft', missing: [] });
    expect(copy._id).not.toBe(product._id);
    expect(copy.pictures).toEqual(product.pictures);
    expect((await desk.post('/desk/products/unknown/copy')).status).toBe(404);
  });

  // product 10.3.4
  test('is published by itself on its day, or stays a draft when something is missing by then', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const path = `/desk/products/${product._id}`;
    const at = (ms: number) => new Date(shop.clock.now() + ms).toISOString();
    const past = await desk.post(`${path}/publish`, { publishAt: at(-1) }, ifMatch(2));
    expect(past.body.errors).toMatchObject([{ field: 'publishAt' }]);
    const planned = await desk.post(`${path}/publish`, { publishAt: at(60_000) }, ifMatch(2));
    expect(planned.body.data).toMatchObject({ status: 'scheduled', publishAt: at(60_000) });
    expect(await publishDueGoods(shop.context)).toBe(0);
    shop.clock.advance(60_000);
    expect(await publishDueGoods(shop.context)).toBe(1);
    expect(await publishDueGoods(shop.context)).toBe(0);
    const shopper = shop.visitor();
    expect((await shopper.get(`/products/${product._id}`)).status).toBe(200);

    const { version } = (await desk.get(path)).body.data;
    await desk.post(`${path}/unpublish`, undefined, ifMatch(version));
    await desk.post(`${path}/publish`, { publishAt: at(1) }, ifMatch(version + 1));
    await desk.patch(path, { description: '' }, ifMatch(version + 2));
    shop.clock.advance(1);
    expect(await publishDueGoods(shop.context)).toBe(0);
    expect((await desk.get(path)).body.data).toMatchObject({ status: 'draft', publishAt: null });
  });

  // product 10.3.6
  test('changes in the lists, the search and the page of shoppers with the response', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const path = `/desk/products/${product._id}`;
    await desk.post(`${path}/publish`, {}, ifMatch(product.version));
    const shopper = shop.visitor();
    expect((await shopper.get('/products')).body.data.products).toHaveLength(1);
    await desk.patch(
      path,
      { name: 'Mangodi', originalPricePaise: product.pricePaise + 10_00 },
      ifMatch(3),
    );
    const { products } = (await shopper.get('/products?search=mangodi')).body.data;
    const originalPrice = product.pricePaise / 100 + 10;
    const discount = Math.round(1000 / originalPrice);
    expect(products).toMatchObject([{ name: 'Mangodi', originalPrice, discount }]);
    expect((await shopper.get('/products?search=papad')).body.data.products).toEqual([]);
    await desk.post(`${path}/unpublish`, undefined, ifMatch(4));
    expect((await shopper.get('/products')).body.data.products).toEqual([]);
    const revision = await shop.context.db
      .selectFrom('revisions')
      .select('revision')
      .where('scope', '=', 'public-pages')
      .executeTakeFirstOrThrow();
    expect(revision.revision).toBeGreaterThanOrEqual(4);
  });
});

describe('the stock', () => {
  // product 10.3.5
  test('grows and shrinks by pieces, whoever changes the product meanwhile, and never below zero', async () => {
    const { shop, desk } = await openDesk();
    await addProduct(shop.context, { id: 'papad', stock_quantity: 3 });
    const path = '/desk/products/papad/stock';
    const change = (delta: number, key: string) =>
      desk.post(path, { delta }, { headers: { 'idempotency-key': key } });
    expect((await change(5, 'plus-five')).body.data).toMatchObject({ stock: 8, version: 1 });
    expect((await change(5, 'plus-five')).body.data.stock).toBe(8);
    expect((await change(-8, 'minus-eight')).body.data.stockLevel).toBe('sold-out');
    expect((await shop.visitor().get('/products/papad')).body.data.inStock).toBe(false);
    expect(await change(-1, 'minus-one')).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock' },
    });
    await change(1, 'plus-one');
    expect((await change(-2, 'minus-two')).body.message).toBe(
      'Only 1 of Red Chilli Powder is left.',
    );
    expect(await change(1_000_000_000, 'far-too-many')).toMatchObject({
      status: 409,
      body: { code: 'stock_limit' },
    });
    expect((await readProductRow(shop.context, 'papad')).stock_quantity).toBe(1);
  });
});

describe('pictures', () => {
  // product 10.3.7
  test('are added, put into an order and removed', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const path = `/desk/products/${product._id}`;
    const blue = await makePicture('#0000ff');
    const { pictures } = (await addPicture(shop, desk, product._id, blue, 'the-blue-one')).body
      .data;
    const [first, second] = pictures.map(({ hash }: { hash: string }) => hash);
    const turned = await desk.put(`${path}/pictures`, { pictures: [second, first] }, ifMatch(3));
    expect(turned.body.data.pictures.map(({ hash }: { hash: string }) => hash)).toEqual([
      second,
      first,
    ]);
    const twice = await desk.put(`${path}/pictures`, { pictures: [first, first] }, ifMatch(4));
    expect(twice.status).toBe(400);
    await desk.put(`${path}/pictures`, { pictures: [first] }, ifMatch(4));
    expect((await desk.get(path)).body.data.pictures).toHaveLength(1);
  });

  // product 10.3.7
  test('are pictures, at most 12 of a product', async () => {
    const { shop, desk } = await openDesk();
    const product = await beginWhole(shop, desk);
    const text = await addPicture(
      shop,
      desk,
      product._id,
      Buffer.from('no picture'),
      'a-text-file',
    );
    expect(text.body.errors).toEqual([{ field: 'picture', message: 'Please choose an image.' }]);
    const now = shop.clock.now();
    const others = Array.from({ length: 11 }, (_, index) => String(index).padStart(64, '0'));
    for (const [index, hash] of others.entries()) {
      await shop.context.db
        .insertInto('media')
        .values({
          hash,
          kind: 'catalogue',
          content_type: 'image/webp',
          width: 1,
          height: 1,
          byte_length: 1,
          bytes: Buffer.from('x'),
          created_at: now,
        })
        .execute();
      await shop.context.db
        .insertInto('product_images')
        .values({
          product_id: product._id,
          position: index + 1,
          role: 'additional',
          media_hash: hash,
        })
        .execute();
    }
    const blue = await makePicture('#0000ff');
    expect(await addPicture(shop, desk, product._id, blue, 'one-too-many')).toMatchObject({
      status: 409,
      body: { code: 'picture_limit' },
    });
  });
});

describe('the list of goods', () => {
  // product 10.3.1
  test('has products of any status, by name in either script, status and group', async () => {
    const { shop, desk } = await openDesk();
    const maker = await addMaker(shop.context);
    const add = (id: string, changes: Parameters<typeof addProduct>[1]) =>
      addProduct(shop.context, { id, name: id, ...changes });
    await add('draft', { status: 'archived' });
    await add('enough', { maker_id: maker.id, name_hindi: 'मूँग की मिर्च' });
    await add('few', { stock_quantity: 2 });
    await add('none', { stock_quantity: 0 });
    const list = async (query: string) => {
      const reply = await desk.get(`/desk/products${query}`);
      return reply.body.data.products.map(({ _id }: { _id: string }) => _id).toSorted();
    };
    expect(await list('')).toEqual(['draft', 'enough', 'few', 'none']);
    expect(await list('?status=draft')).toEqual(['draft']);
    expect(await list('?status=scheduled')).toEqual([]);
    expect(await list('?status=published')).toEqual(['enough', 'few', 'none']);
    expect(await list('?status=sold-out')).toEqual(['none']);
    expect(await list('?status=low')).toEqual(['few']);
    expect(await list('?q=ENOU')).toEqual(['enough']);
    expect(await list(`?q=${encodeURIComponent('मिर्च')}`)).toEqual(['enough']);
    // A nasal is written in two ways.
    expect(await list(`?q=${encodeURIComponent('मूंग')}`)).toEqual(['enough']);
    expect(await list('?maker=bagru-group')).toEqual(['enough']);
    expect(await list('?maker=nobody')).toEqual([]);
    const pages = await desk.get('/desk/products?limit=3&page=2');
    expect(pages.body.data.pagination).toMatchObject({ total: 4, totalPages: 2, hasNext: false });
  });
});

// product 10.3.20
test('the list is sorted by name, price or stock, from either end', async () => {
  const { shop, desk } = await openDesk();
  const add = (name: string, price_paise: number, stock_quantity: number) =>
    addProduct(shop.context, { name, price_paise, stock_quantity, status: 'archived' });
  await add('Papad', 150_00, 3);
  await add('Haldi', 80_00, 7);
  await add('jeera', 950_00, 0);
  const list = async (sort: string) => {
    const { products } = (await desk.get(`/desk/products?sort=${sort}`)).body.data;
    return products.map(({ name }: { name: string }) => name).join(' ');
  };
  expect(await list('name')).toBe('Haldi jeera Papad');
  expect(await list('-name')).toBe('Papad jeera Haldi');
  expect(await list('price')).toBe('Haldi Papad jeera');
  expect(await list('-price')).toBe('jeera Papad Haldi');
  expect(await list('stock')).toBe('jeera Papad Haldi');
  expect(await list('-stock')).toBe('Haldi Papad jeera');
});
