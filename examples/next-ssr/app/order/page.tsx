import { Button, SectionHeading } from '@haat/ui';
import { redirect } from 'next/navigation';
import { forVisitor } from '../../lib/for-visitor';
import { orderBestSeller } from '../../lib/order-best-seller';

async function order() {
  'use server';
  await forVisitor(orderBestSeller);
  redirect('/my-orders');
}

export default function Page() {
  return (
    <main className="page-width">
      <SectionHeading level="h1" size="page">
        Order the best seller
      </SectionHeading>
      <form action={order}>
        <Button type="submit">Order, cash on delivery</Button>
      </form>
    </main>
  );
}
