import type { components } from '@haat/api-sdk/schema';
import { asPaise, type OrderCharges } from '@haat/domain';
import type { ShopContext } from '../../context.ts';
import {
  lockOrderCharges,
  readOrderCharges,
  setOrderCharges,
  type VersionedCharges,
} from '../../orders/order-charges.repository.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';

type ChargesResponse = components['schemas']['DeskCharges'];

function presentCharges({ charges, version }: VersionedCharges): ChargesResponse {
  return {
    shippingPaise: charges.shipping,
    taxesPaise: charges.taxes,
    discountPaise: charges.discount,
    freeShippingFromPaise: charges.freeShippingFrom,
    version,
  };
}

function toCharges(input: components['schemas']['SetDeskChargesRequest']): OrderCharges {
  const { freeShippingFromPaise: freeFrom } = input;
  return {
    shipping: asPaise(input.shippingPaise),
    taxes: asPaise(input.taxesPaise),
    discount: asPaise(input.discountPaise),
    freeShippingFrom: freeFrom === null ? null : asPaise(freeFrom),
  };
}

/** Reads what each order adds to its goods. */
export async function readCharges({ db }: ShopContext): Promise<ChargesResponse> {
  return presentCharges(await readOrderCharges(db));
}

/**
 * Sets what later orders add to their goods (product 10.4.6).
 *
 * @throws {ChangedMeanwhileError} (412) with the present charges when they have another version
 */
export function setCharges(
  context: ShopContext,
  call: ShopCall,
  input: components['schemas']['SetDeskChargesRequest'],
): Promise<ChargesResponse> {
  return changeVersioned(context, call, {
    operation: 'setDeskCharges',
    request: input,
    action: 'charges.changed',
    subject: { kind: 'charges', id: 'shop' },
    lock: lockOrderCharges,
    present: presentCharges,
    apply: (transaction, _before, now) => setOrderCharges(transaction, toCharges(input), now),
  });
}
