import type { components } from '@haat/api-sdk';
import { asPaise, computeTaxInvoice, type TaxedPart } from '@haat/domain';
import { useDescribeLine } from '../../../components/order/describe-line.ts';
import type { DeskOrder, DeskOrderLine } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { SHEETS } from './sheets.texts.ts';

interface ReceiptTaxProps {
  readonly order: DeskOrder;
  readonly lines: readonly DeskOrderLine[];
  readonly amounts: NonNullable<components['schemas']['DeskOrderAmounts']>;
}

/** The tax in each line of a tax invoice and in all of it (product 10.4.13). */
export function ReceiptTax({ order, lines, amounts }: ReceiptTaxProps) {
  const texts = useTexts(SHEETS);
  const format = useFormat();
  const describeLine = useDescribeLine();
  const invoice = computeTaxInvoice({
    lines: lines.map(({ unitPricePaise, ...line }) => ({
      ...line,
      unitPrice: asPaise(unitPricePaise),
    })),
    shipping: asPaise(amounts.shippingPaise),
    taxes: asPaise(amounts.taxesPaise),
    discount: asPaise(amounts.discountPaise),
    gstin: order.receiptGstin,
    state: order.address.state,
  });
  const taxes = invoice.isInterState ? (['igst'] as const) : (['cgst', 'sgst'] as const);
  const heads = ['HSN', texts.rate, texts.taxable, ...taxes.map((tax) => TAX_NAMES[tax])];
  const rows: [name: string, part: TaxedPart][] = invoice.lines.map((part, place) => {
    const line = lines[place];
    return [line === undefined ? '' : describeLine(line).name, part];
  });
  if (invoice.charges !== null) rows.push([texts.charges, invoice.charges]);
  const cell = 'figures py-1 ps-2 text-end';
  const toCells = (amount: Omit<TaxedPart, 'hsn' | 'rate'>) =>
    (['taxable', ...taxes, 'total'] as const).map((name) => (
      <td key={name} className={cell}>
        {format.money(amount[name])}
      </td>
    ));
  return (
    <section
      aria-label={texts.taxIncluded}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      className="relative mt-4 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="py-1 text-start font-semibold">
          {texts.taxIncluded}
          {invoice.placeOfSupply !== '' && ` · ${texts.placeOfSupply(invoice.placeOfSupply)}`}
        </caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-1 text-start">
              {texts.goods}
            </th>
            {[...heads, texts.total].map((head) => (
              <th key={head} scope="col" className="py-1 ps-2 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, part], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the line
            <tr key={place} className="border-b border-hairline">
              <td className="py-1">{name}</td>
              <td className={cell}>{part.hsn || '–'}</td>
              <td className={cell}>{part.rate === null ? '–' : `${part.rate}%`}</td>
              {toCells(part)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-bold">
            <th scope="row" colSpan={3} className="py-1 text-end">
              {texts.sum}
            </th>
            {toCells(invoice.sums)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const TAX_NAMES = { cgst: 'CGST', sgst: 'SGST/UTGST', igst: 'IGST' } as const;
