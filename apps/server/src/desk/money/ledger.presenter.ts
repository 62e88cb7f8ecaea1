import type { components } from '@haat/api-sdk/schema';
import type { LedgerTotals } from '@haat/domain/desk';
import { toIsoDate } from '../../platform/http/iso-date.ts';
import { presentMakerReference } from '../groups/maker-reference.ts';
import type { NamedLedgerRow } from './ledger.repository.ts';

export type DeskLedgerEntryResponse = components['schemas']['DeskLedgerEntry'];
export type DeskLedgerTotalsResponse = components['schemas']['DeskLedgerTotals'];

export function presentEntry(entry: NamedLedgerRow): DeskLedgerEntryResponse {
  const { order_id: orderId, product_id: productId } = entry;
  return {
    _id: entry.id,
    kind: entry.kind,
    at: toIsoDate(entry.at),
    maker: presentMakerReference(entry),
    order: orderId === null ? null : { _id: orderId, orderNumber: entry.order_number ?? '' },
    product:
      productId === null
        ? null
        : {
            _id: productId,
            name: entry.product_name ?? '',
            nameHindi: entry.product_name_hindi ?? '',
          },
    quantity: entry.quantity,
    grossPaise: entry.gross_paise,
    feePaise: entry.fee_paise,
    amountPaise: entry.amount_paise,
    note: entry.note,
    isUndone: entry.undone_by !== null,
  };
}

export function presentTotals(totals: LedgerTotals): DeskLedgerTotalsResponse {
  return {
    soldPaise: totals.sold,
    returnedPaise: totals.returned,
    feesPaise: totals.fees,
    paidPaise: totals.paid,
    duePaise: totals.due,
  };
}
