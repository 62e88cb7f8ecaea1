import { describe, expect, test } from 'vitest';
import { endHomeDeal } from '../../src/catalogue/home-deal.repository.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import type { SendOptions } from '../support/requests/visitor.ts';

const CONTACT = {
  headline: 'Get in touch',
  subheading: 'We reply within two working days.',
  address: 'Example Haat, Jodhpur',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  hours: '',
  mapEmbed: '',
  sellerName: 'Example Haat',
  sellerAddress: '',
  gstin: '',
  foodLicence: '12345678901234',
  grievanceOfficer: '',
};

async function openDesk() {
  const shop = await buildTestApp();
  const desk = await signUpDeskMember(shop, 'writer');
  return { shop, desk, shopper: shop.visitor() };
}

function ifMatch(version: number): SendOptions {
  return { headers: { 'if-match': `"${version}"` } };
}

describe('the contact details', () => {
  // product 10.7.5
  test('are empty at first, and seen by shoppers once they are set', async () => {
    const { shop, desk, shopper } = await openDesk();
    expect((await desk.get('/desk/contact')).body.data).toMatchObject({ version: 1, email: '' });
    expect((await shopper.get('/contact')).status).toBe(404);
    const set = await desk.put('/desk/contact', CONTACT, ifMatch(1));
    expect(set).toMatchObject({ headers: { etag: '"2"' }, body: { data: { version: 2 } } });
    const shown = { ...CONTACT, headlineHindi: '', subheadingHindi: '', hoursHindi: '' };
    expect((await shopper.get('/contact')).body.data).toEqual(shown);
    const clash = await desk.put('/desk/contact', { ...CONTACT, hours: '10 to 6' }, ifMatch(1));
    expect(clash).toMatchObject({ status: 412, body: { details: { version: 2, hours: '' } } });
    await desk.put('/desk/contact', { ...CONTACT, hours: '10 to 6' }, ifMatch(2));
    const log = await shop.context.db.selectFrom('desk_audit').selectAll().execute();
    expect(log.map(({ state_after }) => state_after)).toContain('{"hours":"10 to 6"}');
  });

  // product 10.7.5
  test('have a map of a host that the shop embeds, and say which facts are wrong', async () => {
    const { desk, shopper } = await openDesk();
    const set = (changes: object) =>
      desk.put('/desk/contact', { ...CONTACT, ...changes }, ifMatch(1));
    const foreign = await set({ mapEmbed: '<iframe src="https://evil.example"></iframe>' });
    expect(foreign.body.errors).toMatchObject([{ field: 'mapEmbed' }]);
    const wrong = await set({ gstin: '08', email: 'hello' });
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'email',
      'gstin',
    ]);
    const src = 'https://www.openstreetmap.org/export/embed.html';
    await set({ mapEmbed: `<iframe src="${src}" onload="x()"></iframe>` });
    const { mapEmbed } = (await shopper.get('/contact')).body.data;
    expect(mapEmbed).toContain(src);
    expect(mapEmbed).not.toContain('onload');
  });
});

describe('the deal of the home page', () => {
  // product 10.7.6
  test('is the chosen product until its end, and none afterwards', async () => {
    const { shop, desk, shopper } = await openDesk();
    await addProduct(shop.context, { id: 'papad', name: 'Moong Papad' });
    const shown = async () =>
      (await shopper.get('/products?isDeal=true')).body.data.products.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect((await desk.get('/desk/deal')).body.data).toEqual({
      version: 1,
      product: null,
      until: null,
      isShown: false,
    });
    expect(await shown()).toEqual([]);
    const until = new Date(shop.clock.now() + 60_000).toISOString();
    const set = await desk.put('/desk/deal', { product: 'papad', until }, ifMatch(1));
    expect(set.body.data).toEqual({
      version: 2,
      product: { _id: 'papad', name: 'Moong Papad', nameHindi: '' },
      until,
      isShown: true,
    });
    expect(await shown()).toEqual(['papad']);
    expect((await shopper.get('/products?isDeal=true&page=2')).body.data.products).toEqual([]);
    expect(await endHomeDeal(shop.context.db, shop.context.now())).toBe(false);
    shop.clock.advance(60_000);
    expect(await endHomeDeal(shop.context.db, shop.context.now())).toBe(true);
    expect(await endHomeDeal(shop.context.db, shop.context.now())).toBe(false);
    expect(await shown()).toEqual([]);
    expect((await desk.get('/desk/deal')).body.data.product).toBeNull();
  });

  // product 10.7.6
  test('is shown while its product is in the shop', async () => {
    const { shop, desk, shopper } = await openDesk();
    await addProduct(shop.context, { id: 'papad' });
    await addProduct(shop.context, { id: 'draft', status: 'archived' });
    const set = (version: number, product: string | null, until: string | null = null) =>
      desk.put('/desk/deal', { product, until }, ifMatch(version));
    expect((await set(1, 'draft')).body.errors).toMatchObject([{ field: 'product' }]);
    const past = new Date(shop.clock.now()).toISOString();
    expect((await set(1, 'papad', past)).body.errors).toMatchObject([{ field: 'until' }]);
    await set(1, 'papad');
    expect((await set(1, 'papad')).status).toBe(412);
    await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
    expect((await shopper.get('/products?isDeal=true')).body.data.products).toEqual([]);
    expect((await desk.get('/desk/deal')).body.data.isShown).toBe(false);
    expect((await set(2, null)).body.data.product).toBeNull();
  });
});
