import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../../context.ts';
import { changeVersioned } from '../members/change-versioned.ts';
import type { ShopCall } from '../members/desk-call.ts';
import type { LedgerSettings } from './ledger-settings.repository.ts';
import * as ledger from './ledger-settings.repository.ts';

type ShareResponse = components['schemas']['DeskShare'];

function presentShare({ shop_share: shopShare, version }: LedgerSettings): ShareResponse {
  return { shopShare, version };
}

/** Reads what the shop keeps of a sale. */
export async function readShare({ db }: ShopContext): Promise<ShareResponse> {
  return presentShare(await ledger.getLedgerSettings(db));
}

/**
 * Sets what the shop keeps of what is delivered from now on (product 10.4.1).
 *
 * @param shopShare hundredths of a percent
 * @throws {ChangedMeanwhileError} (412) with the present share when it has another version
 */
export function setShare(
  context: ShopContext,
  call: ShopCall,
  shopShare: number,
): Promise<ShareResponse> {
  return changeVersioned(context, call, {
    operation: 'setDeskShare',
    request: shopShare,
    action: 'share.changed',
    subject: { kind: 'share', id: 'shop' },
    lock: ledger.lockLedgerSettings,
    present: presentShare,
    apply: (transaction, _before, now) => ledger.setShopShare(transaction, shopShare, now),
  });
}
