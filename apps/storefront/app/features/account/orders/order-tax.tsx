import { type CartTotals, computeTaxInvoice, type TaxedPart } from '@haat/domain';
import { type ContactInfo, langOf, type OrderView } from '@haat/domain/shopper';
import type { ReactNode } from 'react';
import { Money } from '../../../components/product/money.tsx';
import { TAX_TEXTS as TEXTS } from './tax-texts.ts';

interface OrderTaxProps {
  readonly order: OrderView;
  readonly totals: CartTotals;
  /** On the order's tax invoice. */
  readonly gstin: string;
  readonly seller: ContactInfo | null;
}

const TAX_NAMES = { cgst: 'CGST', sgst: 'SGST/UTGST', igst: 'IGST' } as const;

/** The tax in each line of a tax invoice and in all of it (product 10.4.13). */
export default function OrderTax(props: OrderTaxProps): ReactNode {
  const { order, totals, gstin, seller } = props;
  const { shipping, taxes: charge, discount } = totals;
  const lines = order.lines.flatMap(({ unitPrice, ...line }) =>
    unitPrice === null ? [] : [{ ...line, unitPrice }],
  );
  const state = order.address?.state ?? '';
  const invoice = computeTaxInvoice({ lines, shipping, taxes: charge, discount, gstin, state });
  const taxes = invoice.isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  const heads = ['HSN', TEXTS.rate, TEXTS.taxable, ...taxes.map((tax) => TAX_NAMES[tax])];
  const rows: [name: string, part: TaxedPart][] = invoice.lines.map((part, place) => [
    lines[place]?.name ?? '',
    part,
  ]);
  if (invoice.charges !== null) rows.push([TEXTS.charges, invoice.charges]);
  const cell = 'py-1 ps-3 text-end tabular-nums';
  const toCells = (amounts: Omit<TaxedPart, 'hsn' | 'rate'>) =>
    (['taxable', ...taxes, 'total'] as const).map((name) => (
      <td key={name} className={cell}>
        <Money amount={amounts[name]} />
      </td>
    ));
  const from = [seller?.sellerName, seller?.sellerAddress].filter(Boolean).join(', ');
  return (
    <section
      aria-label={TEXTS.heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-haat border border-hairline bg-paper p-5 print:overflow-visible"
    >
      <h2 className="mb-2 font-bold text-xl">{TEXTS.heading}</h2>
      <p>
        {from !== '' && <span lang={langOf(from)}>{from} · </span>}GSTIN {gstin}
      </p>
      {invoice.placeOfSupply !== '' && (
        <p>{TEXTS.placeOfSupply.replace('{}', invoice.placeOfSupply)}</p>
      )}
      <table className="mt-2 w-full border-collapse text-sm">
        <thead>
          <tr className="border-hairline border-b">
            <th scope="col" className="py-1 text-start">
              {TEXTS.goods}
            </th>
            {[...heads, TEXTS.total].map((head) => (
              <th key={head} scope="col" className="py-1 ps-3 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, part], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the line
            <tr key={place} className="border-hairline border-b">
              <td className="py-1">{name}</td>
              <td className={cell}>{part.hsn || '–'}</td>
              <td className={cell}>{part.rate === null ? '–' : `${part.rate}%`}</td>
              {toCells(part)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={3} className="py-1 text-end">
              {TEXTS.sum}
            </th>
            {toCells(invoice.sums)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
