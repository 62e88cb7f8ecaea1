import type { DeskOrder } from '../../../lib/api/types.ts';
import { AddressLabel } from './address-label.tsx';
import type { LabelSize } from './label-size.ts';

/** How many labels a page of each paper has. */
const LABELS_OF_A_PAGE: Readonly<Record<LabelSize, number>> = { a4: 4, '4x6': 1 };

interface LabelsProps {
  readonly orders: readonly DeskOrder[];
  readonly size: LabelSize;
}

/** The labels of packets, as many on a page as its paper has place for (product 10.2.18). */
export default function Labels({ orders, size }: LabelsProps) {
  const count = LABELS_OF_A_PAGE[size];
  const pages = Array.from({ length: Math.ceil(orders.length / count) }, (_, page) =>
    orders.slice(page * count, (page + 1) * count),
  );
  return pages.map((page) => (
    <div key={page[0]?._id} className={`label-page label-page-${size}`}>
      {page.map((order) => (
        <AddressLabel key={order._id} order={order} />
      ))}
    </div>
  ));
}
