import { unwrap } from '@haat/api-sdk';
import { formatPaise } from '@haat/domain';
import { normalizeProducts } from '@haat/domain/shopper';
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
  const query = { sort: 'bestseller', limit: 8 } as const;
  const { products } = await unwrap(publicShop.GET('/products', { params: { query } }));
  return normalizeProducts(products).map(({ id, name, price }) => (
    <Card key={id}>
      <h2>{name}</h2>
      <p className="figures">{formatPaise(price)}</p>
      <AddToCart productId={id} />
    </Card>
  ));
}
