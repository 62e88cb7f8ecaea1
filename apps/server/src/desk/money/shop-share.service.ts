import type { components } from '@haat/api-sdk/schema';
import type { ShopContext } from '../../context.ts';
import { assertVersion } from '../../platform/http/if-match.ts';
import { runIdempotently } from '../../platform/idempotency/idempotency.ts';
import { recordChange } from '../audit/record-change.ts';
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
export async function setShare(
  context: ShopContext,
  { member, key, version }: ShopCall,
  shopShare: number,
): Promise<ShareResponse> {
  const { userId } = member;
  const call = { operation: 'setDeskShare', userId, key, request: shopShare, statusCode: 200 };
  return runIdempotently(context, call, async (transaction) => {
    const now = context.now();
    const settings = await ledger.lockLedgerSettings(transaction, now);
    await assertVersion(version, settings.version, () => presentShare(settings));
    const changed = presentShare(await ledger.setShopShare(transaction, shopShare, now));
    await recordChange(
      transaction,
      {
        userId,
        action: 'share.changed',
        subject: { kind: 'share', id: 'shop' },
        before: { shopShare: settings.shop_share },
        after: { shopShare },
      },
      now,
    );
    return changed;
  });
}
