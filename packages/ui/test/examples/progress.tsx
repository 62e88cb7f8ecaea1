import {
  Breadcrumb,
  Pagination,
  Skeleton,
  SkeletonText,
  Spinner,
  SpinnerRing,
  Stepper,
} from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

export const PROGRESS: ExampleGroup = {
  title: 'Ways and waiting',
  examples: [
    {
      component: 'Stepper',
      content: (
        <div className="grid gap-6">
          <Stepper label="Checkout" steps={['Cart', 'Login/Address', 'Payment']} currentIndex={1} />
          <Stepper
            label="Delivery"
            steps={['Order Confirmed', 'Shipped', 'Out For Delivery', 'Delivered']}
            notes={['2 Nov', '4 Nov', null, '7 Nov']}
            currentIndex={3}
            isComplete
          />
        </div>
      ),
    },
    { component: 'Spinner', content: <Spinner label="Loading your orders…" /> },
    { component: 'SpinnerRing', content: <SpinnerRing /> },
    {
      component: 'Skeleton',
      content: <Skeleton className="h-24 w-40" />,
    },
    { component: 'SkeletonText', content: <SkeletonText lines={3} /> },
    {
      component: 'Pagination',
      content: (
        <div className="grid gap-4">
          <Pagination currentPage={5} totalPages={12} hrefFor={(page) => `?p=${page}`} />
          <Pagination
            aria-label="Pages of reviews"
            currentPage={1}
            totalPages={3}
            hrefFor={(page) => `?p=${page}`}
          />
        </div>
      ),
    },
    {
      component: 'Breadcrumb',
      content: (
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Spices', href: '/c' },
            { label: 'Turmeric powder from Barmer' },
          ]}
        />
      ),
    },
  ],
};
