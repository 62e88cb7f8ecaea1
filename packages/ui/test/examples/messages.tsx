import { useState } from 'react';
import {
  Alert,
  Button,
  Card,
  Dialog,
  EmptyState,
  Skeleton,
  SkeletonText,
  Stars,
  ToastCard,
} from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

/** A button and the dialog that it opens. */
export function DialogExample({ isFirstOpen = false }: { readonly isFirstOpen?: boolean }) {
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Cancel this order?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button onClick={close}>Cancel order</Button>
          </>
        }
      >
        The packets go back to the shelf. What you paid online comes back to you.
      </Dialog>
    </>
  );
}

export const MESSAGES: ExampleGroup = {
  title: 'Cards and messages',
  examples: [
    {
      component: 'Card',
      content: (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
          <Card padding="none">
            <div className="aspect-[4/5] bg-sand" />
            <div className="grid gap-1 p-3">
              <h4 className="font-semibold leading-snug">Mathania Red Chilli Powder</h4>
              <Stars rating={4} className="text-sm" />
              <p className="figures font-bold">₹249.00</p>
              <Button size="compact" isWide>
                Add
              </Button>
            </div>
          </Card>
          <Card padding="none">
            <Skeleton className="aspect-[4/5] rounded-none" />
            <div className="p-3">
              <SkeletonText lines={3} />
            </div>
          </Card>
        </div>
      ),
    },
    {
      component: 'Alert',
      content: (
        <div className="grid gap-4">
          <Alert
            title="Failed to load products"
            action={
              <Button size="compact" variant="secondary">
                Retry
              </Button>
            }
          >
            Check your connection and try again.
          </Alert>
          <Alert tone="success">Order placed. We have sent you a mail.</Alert>
          <Alert tone="warning">Only 2 packets are left, so we changed the quantity.</Alert>
          <Alert tone="info">You are offline. Your cart is kept.</Alert>
        </div>
      ),
    },
    {
      component: 'ToastCard',
      content: (
        <div className="flex flex-wrap gap-3">
          <ToastCard tone="success">Added to cart</ToastCard>
          <ToastCard tone="error">Failed to add to cart: no stock</ToastCard>
          <ToastCard tone="loading">Saving...</ToastCard>
          <ToastCard
            media={<div className="size-14 rounded-haat bg-sand" />}
            action={
              <Button variant="link" size="compact">
                View cart
              </Button>
            }
          >
            <p className="font-semibold">Turmeric powder</p>
            <p className="text-sm text-ink-soft">Added to cart</p>
          </ToastCard>
        </div>
      ),
    },
    {
      component: 'EmptyState',
      content: (
        <Card>
          <EmptyState
            headingLevel="p"
            title="Your cart is empty"
            action={<Button>Start shopping</Button>}
          >
            What you add stays here, on this phone, until you order.
          </EmptyState>
        </Card>
      ),
    },
    { component: 'Dialog', content: <DialogExample /> },
  ],
};
