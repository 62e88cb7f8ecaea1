import { describe, expect, test } from 'vitest';
import { upsertPages } from '../../src/content/pages.repository.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { addCategory, addMaker, addProduct } from '../support/goods/stock-fixture.ts';
import { signUpDeskMember } from '../support/people/desk-members.ts';
import type { SendOptions } from '../support/requests/visitor.ts';

async function openDesk() {
  const shop = await buildTestApp();
  return { shop, desk: await signUpDeskMember(shop, 'owner'), shopper: shop.visitor() };
}

function ifMatch(version: number): SendOptions {
  return {
    headers: { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() },
  };
}

const PRODUCT = {
  descriptionHindi: 'कुरकुरे और पतले।',
  featuresHindi: 'धूप में सुखाए हुए। कोई रंग नहीं।',
  storageAndUsageHindi: 'सूखी जगह पर रखें।',
  ingredientsHindi: 'मूंग दाल, नमक।',
  allergensHindi: 'तिल हो सकता है।',
};

const GROUP = {
  villageHindi: 'बगरू',
  districtHindi: 'जयपुर',
  craftHindi: 'छपाई',
  contentHindi: 'मजीठ का लाल रंग।',
};

const TEXT = { titleHindi: 'चक्की', contentHindi: 'चक्की ऊँट गाड़ी पर आई।' };

describe('a Hindi text of the desk', () => {
  // product 10.7.8
  test('of a product is in Devanagari, shown where the product is read, and found', async () => {
    const { shop, desk, shopper } = await openDesk();
    await addCategory(shop.context);
    await addProduct(shop.context, { id: 'papad', name: 'Papad' });
    const path = '/desk/products/papad';
    const wrong = await desk.patch(path, { descriptionHindi: 'Crisp.' }, ifMatch(1));
    expect(wrong.body.errors).toEqual([
      { field: 'descriptionHindi', message: 'Description in Hindi is in Devanagari.' },
    ]);
    await shop.context.db.updateTable('products').set({ status: 'archived' }).execute();
    const changed = await desk.patch(path, PRODUCT, ifMatch(1));
    expect(changed.body.data).toMatchObject({ ...PRODUCT, version: 2 });
    const { entries } = (await desk.get('/desk/audit?subjectKind=product')).body.data;
    expect(entries[0].after).toEqual(PRODUCT);
    await shop.context.db.updateTable('products').set({ status: 'active' }).execute();
    expect((await shopper.get('/products/papad')).body.data).toMatchObject(PRODUCT);
    const [listed] = (await shopper.get('/products')).body.data.products;
    expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(Object.keys(PRODUCT)));
    const copy = await desk.post(`${path}/copy`, undefined, ifMatch(2));
    expect(copy.body.data).toMatchObject(PRODUCT);
  });

  // product 10.7.8
  test('of a group and its places is shown with it', async () => {
    const { shop, desk, shopper } = await openDesk();
    const { id, slug } = await addMaker(shop.context);
    const changed = await desk.patch(`/desk/groups/${id}`, GROUP, ifMatch(1));
    expect(changed.body.data).toMatchObject({ ...GROUP, version: 2 });
    expect((await shopper.get(`/makers/${slug}`)).body.data).toMatchObject(GROUP);
  });

  // product 10.7.8
  test('of a story is published, found and kept in the history with the English one', async () => {
    const { desk, shopper } = await openDesk();
    const begun = await desk.post(
      '/desk/stories',
      { title: 'The mill', content: 'It came on a cart.', ...TEXT },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    expect(begun.body.data).toMatchObject(TEXT);
    const path = `/desk/stories/${begun.body.data._id}`;
    await desk.post(`${path}/publish`, undefined, ifMatch(1));
    const found = await shopper.get(`/story?search=${encodeURIComponent('ऊँट')}`);
    expect(found.body.data.stories).toMatchObject([TEXT]);
    const changed = await desk.patch(path, { contentHindi: '' }, ifMatch(2));
    expect(changed.body.data).toMatchObject({ status: 'changed', contentHindi: '' });
    const { states } = (await desk.get(`${path}/history`)).body.data;
    expect(states).toMatchObject([TEXT]);
    const restored = await desk.post(`${path}/restore`, { state: states[0]._id }, ifMatch(3));
    expect(restored.body.data).toMatchObject({ ...TEXT, status: 'published' });
  });

  // product 10.7.8
  test('of a page is sanitised like the English one', async () => {
    const { shop, desk, shopper } = await openDesk();
    const page = { id: 'page_terms', slug: 'terms', title: 'Terms', content: '<p>Be kind.</p>' };
    const times = { created_at: shop.context.now(), updated_at: shop.context.now() };
    await upsertPages(shop.context.db, [{ ...page, is_active: 1, position: 0, ...times }]);
    const html = '<p>अच्छे से रहिए।</p>';
    const change = { titleHindi: 'शर्तें', contentHindi: `${html}<script>alert(1)</script>` };
    const changed = await desk.patch('/desk/pages/page_terms', change, ifMatch(1));
    expect(changed.body.data).toMatchObject({ titleHindi: 'शर्तें', contentHindi: html });
    await desk.post('/desk/pages/page_terms/publish', undefined, ifMatch(2));
    expect((await shopper.get('/pages/terms')).body.data).toMatchObject({
      ...{ title: 'Terms', content: '<p>Be kind.</p>' },
      ...{ titleHindi: 'शर्तें', contentHindi: html },
    });
  });

  // product 10.7.8
  test('of the contact details is shown with them', async () => {
    const { desk, shopper } = await openDesk();
    const english = { headline: 'Write', address: 'Jodhpur', phone: '+91 00000 00000' };
    const rest = { subheading: '', email: 'hello@example.com', hours: '', mapEmbed: '' };
    const seller = { sellerName: '', sellerAddress: '', gstin: '', foodLicence: '' };
    const hindi = { headlineHindi: 'लिखिए', subheadingHindi: 'हम पढ़ते हैं।', hoursHindi: 'सुबह 10 से' };
    const contact = { ...english, ...rest, ...seller, grievanceOfficer: '', ...hindi };
    await desk.put('/desk/contact', contact, ifMatch(1));
    expect((await shopper.get('/contact')).body.data).toEqual(contact);
  });
});
