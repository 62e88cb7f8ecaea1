import { Card, SectionHeading, Skeleton } from '@haat/ui';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { publicShop } from '../lib/shop';
import { AddToCart } from './add-to-cart';

export default function Page() {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Best sellers
      </SectionHeading>
      <Suspense fallback={<Skeleton />}>
        <BestSellers />
      </Suspense>
    </main>
  );
}

async function BestSellers() {
  // Prices and stock change: each visit is rendered anew.
  await connection();
  const { products } = await publicShop.products.list({ sort: 'bestseller', limit: 8 });
  return products.map(({ _id, name, price }) => (
    <Card key={_id}>
      <h2>{name}</h2>
      <p className="figures">{price.text}</p>
      <AddToCart productId={_id} />
    </Card>
  ));
}
