import { Card, SectionHeading } from '@haat/ui';
import { publicShop } from '../lib/shop.ts';

// Prices and stock change: each visit is rendered anew.
export const dynamic = 'force-dynamic';

export default async function Page() {
  const { products } = await publicShop.products.list({ sort: 'bestseller', limit: 8 });
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Best sellers
      </SectionHeading>
      {products.map(({ _id, name, price }) => (
        <Card key={_id}>
          <h2>{name}</h2>
          <p className="figures">{price.text}</p>
        </Card>
      ))}
    </main>
  );
}
