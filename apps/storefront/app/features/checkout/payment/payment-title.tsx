import { SectionHeading } from '@haat/ui';
import type { ComponentProps } from 'react';
import { TEXTS } from '../texts.ts';

/** The title of the payment screen, whatever stands below it. */
export function PaymentTitle(props: Pick<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  return (
    <SectionHeading {...props} level="h1" size="page" className="mb-3 outline-none md:mb-6">
      {TEXTS.paymentTitle}
    </SectionHeading>
  );
}
