import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { upsertStories } from '../../src/content/stories.repository.ts';
import { PICTURE_COLUMNS } from '../../src/media/media.repository.ts';
import { buildTestApp, type TestShop } from '../support/build-test-app.ts';
import { addCategory, addMaker, addPictures, addProduct } from '../support/goods/stock-fixture.ts';
import { type DeskVisitor, signUpDeskMember } from '../support/people/desk-members.ts';
import { sendForm } from '../support/requests/send-form.ts';
import { newShopper, type Visitor } from '../support/requests/visitor.ts';
import { startS3Server } from '../support/services/s3-server.ts';

const HASH = 'a'.repeat(64);

/** A small square, which an avatar and a product encode alike. */
async function makeSquare(background = '#bd1a12') {
  const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([Uint8Array.from(bytes)]);
}

function toForm(name: string, picture: Blob): FormData {
  const form = new FormData();
  form.append(name, picture, 'picture.png');
  return form;
}

async function saveAvatar(shop: TestShop, visitor: Visitor, picture: Blob) {
  const form = toForm('avatar', picture);
  return sendForm(shop, visitor, { method: 'PATCH', path: '/users/avatar', form, headers: {} });
}

const deleteAccount = (visitor: Visitor) =>
  visitor.post('/users/delete-account', { currentPassword: newShopper().password });

const readKinds = async ({ context }: TestShop) => {
  const rows = await context.db.selectFrom('media').select('kind').orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
};

/** Puts a picture into each place of the shop that has one, without the desk's calls. */
const OWNERS: Readonly<Record<string, (shop: TestShop) => Promise<unknown>>> = {
  users: async (shop) => {
    const { userId } = await shop.visitor().signUp();
    await shop.context.db
      .updateTable('users')
      .set({ avatar_hash: HASH })
      .where('id', '=', userId)
      .execute();
  },
  categories: ({ context }) => addCategory(context, { image_hash: HASH }),
  product_images: async ({ context }) => {
    await addProduct(context, { id: 'papad' });
    const image = { product_id: 'papad', position: 0, role: 'main' as const, media_hash: HASH };
    await context.db.insertInto('product_images').values(image).execute();
  },
  makers: ({ context }) => addMaker(context, { image_hash: HASH }),
  stories: async ({ context }) => {
    const dates = { published_at: 1, created_at: 1, updated_at: 1 };
    const story = { id: 'mill', title: 'The mill', content: 'x', search_text: 'x', ...dates };
    await upsertStories(context.db, [{ ...story, image_hash: HASH }]);
  },
  content_drafts: async ({ context }) => {
    const draft = { kind: 'story' as const, content_id: 'mill', image_hash: HASH, updated_at: 1 };
    await context.db.insertInto('content_drafts').values(draft).execute();
  },
  content_states: async ({ context }) => {
    const content = { kind: 'story' as const, content_id: 'mill', title: 'x', content: 'x' };
    const state = { id: 's', ...content, product_ids: '[]', image_hash: HASH, published_at: 1 };
    await context.db.insertInto('content_states').values(state).execute();
  },
  reviews: async (shop) => {
    const { userId: user_id } = await shop.visitor().signUp();
    const { id: product_id } = await addProduct(shop.context);
    const review = { id: 'r', user_id, product_id, rating: 5, created_at: 1, updated_at: 1 };
    await shop.context.db
      .insertInto('reviews')
      .values({ ...review, image_hash: HASH })
      .execute();
  },
};

test('the rule of who uses a picture knows every column that refers to one', async () => {
  const { context } = await buildTestApp();
  const { rows } = await (context.engine === 'sqlite'
    ? sql<{ name: string }>`
        select m.name || '.' || f."from" as name
        from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table' and f."table" = 'media' and f.on_delete <> 'CASCADE'`
    : sql<{ name: string }>`
        select c.conrelid::regclass::text || '.' || a.attname as name
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'media'::regclass and c.confdeltype <> 'c'`
  ).execute(context.db);
  expect(PICTURE_COLUMNS.map((column) => column.join('.')).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  expect(Object.keys(OWNERS).toSorted()).toEqual(PICTURE_COLUMNS.map(([name]) => name).toSorted());
});

// product 5.4.2
test.each(Object.keys(OWNERS))(
  'an avatar that %s has as well stays when the shopper takes another one, and when the account is deleted',
  async (owner) => {
    const shop = await buildTestApp();
    await addPictures(shop.context, [HASH], { kind: 'avatar' });
    const [asha, meera] = [shop.visitor(), shop.visitor()];
    for (const visitor of [asha, meera]) {
      const { userId } = await visitor.signUp();
      await shop.context.db
        .updateTable('users')
        .set({ avatar_hash: HASH })
        .where('id', '=', userId)
        .execute();
    }
    await OWNERS[owner]?.(shop);
    expect((await deleteAccount(meera)).status).toBe(200);
    expect((await saveAvatar(shop, asha, await makeSquare())).status).toBe(200);
    expect(await readKinds(shop)).toEqual(['avatar', 'avatar']);
    expect((await deleteAccount(asha)).status).toBe(200);
    expect(await readKinds(shop)).toEqual(['avatar']);
  },
);

describe.each(['the database', 'a bucket'])('a picture in %s', (place) => {
  async function openShop() {
    const environment = place === 'a bucket' ? { MEDIA_URL: (await startS3Server()).url } : {};
    const shop = await buildTestApp({ environment });
    await addCategory(shop.context);
    await addProduct(shop.context, { id: 'papad', status: 'archived' });
    return { shop, desk: await signUpDeskMember(shop, 'coordinator'), asha: shop.visitor() };
  }

  async function addToProduct(shop: TestShop, desk: DeskVisitor, picture: Blob) {
    const form = toForm('picture', picture);
    const path = '/desk/products/papad/pictures';
    return sendForm(shop, desk, { method: 'POST', path, form, headers: {} });
  }

  // product 5.4.2
  test('of a shopper and of a product stays with the product, which others may show', async () => {
    const { shop, desk, asha } = await openShop();
    await asha.signUp();
    const square = await makeSquare();
    expect((await saveAvatar(shop, asha, square)).status).toBe(200);
    expect((await addToProduct(shop, desk, square)).status).toBe(200);
    expect(await readKinds(shop)).toEqual(['catalogue']);
    expect((await saveAvatar(shop, asha, await makeSquare('#0000ff'))).status).toBe(200);
    expect((await deleteAccount(asha)).status).toBe(200);
    expect(await readKinds(shop)).toEqual(['catalogue']);
    const [picture] = (await desk.get('/desk/products/papad')).body.data.pictures;
    const stored = await shop.inject({ url: picture.url });
    expect(stored.statusCode).toBe(200);
    expect(stored.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  // product 10.3.8
  test('that a shopper had first is in the export and can be imported again', async () => {
    const { shop, desk, asha } = await openShop();
    await asha.signUp();
    const square = await makeSquare();
    await saveAvatar(shop, asha, square);
    await addToProduct(shop, desk, square);
    // As the rows of an older shop are.
    await shop.context.db.updateTable('media').set({ kind: 'avatar' }).execute();
    const { text } = await desk.get('/desk/products.csv');
    const form = new FormData();
    form.append('file', new Blob([text]), 'products.csv');
    const path = '/desk/products/import';
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const again = await sendForm(shop, desk, { method: 'POST', path, form, headers });
    expect(again.body).toMatchObject({ data: { unchanged: 1, problems: [] } });
  });

  test('is taken into use and given up at the same time without an error', async () => {
    const { shop, desk, asha } = await openShop();
    await asha.signUp();
    const [red, blue] = [await makeSquare(), await makeSquare('#0000ff')];
    await saveAvatar(shop, asha, red);
    const replies = await Promise.all([
      saveAvatar(shop, asha, blue),
      addToProduct(shop, desk, red),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  });
});
