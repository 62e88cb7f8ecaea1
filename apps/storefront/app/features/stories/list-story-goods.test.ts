import { createShopClient } from '@haat/api-sdk';
import { parseStory } from '@haat/domain/shopper';
import { expect, it } from 'vitest';
import { listStoryGoods } from './list-story-goods.ts';

const group = { slug: 'example-group', name: 'Example Group', village: '' };

const api = createShopClient({
  baseUrl: 'https://shop.example/api/v1',
  fetch: async (input) => {
    const id = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
    if (id === 'gone') {
      return Response.json({ success: false, message: 'Product not found' }, { status: 404 });
    }
    const maker = id === 'unsigned' ? null : group;
    return Response.json({
      success: true,
      message: '',
      data: { _id: id, name: id, price: 10, maker },
    });
  },
});

function told(...ids: readonly string[]) {
  const products = ids.map((_id) => ({ _id, name: _id, price: 10 }));
  const story = parseStory({ _id: 'story', title: 'Story', products });
  if (story === null) throw new Error('The story of this test cannot be read.');
  return story;
}

// product 2.12.5
it('the goods of a story are those that can be loaded, and name each group once', async () => {
  const { products, makers } = await listStoryGoods(
    api,
    told('chilli', 'gone', 'haldi', 'unsigned'),
  );
  expect(products.map(({ id }) => id)).toEqual(['chilli', 'haldi', 'unsigned']);
  expect(makers).toEqual([group]);
});
