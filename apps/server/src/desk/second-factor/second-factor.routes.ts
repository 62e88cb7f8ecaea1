import { readCaller } from '../../accounts/sessions/caller.ts';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from '../members/desk-member.ts';
import {
  createSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
  verifySecondFactor,
} from './second-factor.service.ts';

/** The second factor of a member (product 10.1.4). */
export function createSecondFactorRoutes(context: ShopContext) {
  return {
    createDeskSecondFactor: {
      desk: 'member',
      async handle(request) {
        const created = await createSecondFactor(context, requireDeskMember(request));
        return success('Scan this with your app', created);
      },
    },

    confirmDeskSecondFactor: {
      desk: 'member',
      async handle(request) {
        const [member, caller] = [requireDeskMember(request), readCaller(context, request)];
        const recoveryCodes = await setUpSecondFactor(context, caller, member, request.body.code);
        return success('Second factor confirmed', { recoveryCodes });
      },
    },

    verifyDeskSecondFactor: {
      desk: 'member',
      async handle(request) {
        const [member, caller] = [requireDeskMember(request), readCaller(context, request)];
        await verifySecondFactor(context, caller, member, request.body.code);
        return success('Second factor accepted', null);
      },
    },

    replaceDeskRecoveryCodes: {
      desk: 'member',
      async handle(request) {
        const member = requireDeskMember(request);
        const recoveryCodes = await replaceRecoveryCodes(context, member);
        return success('New recovery codes', { recoveryCodes });
      },
    },
  } satisfies Operations;
}
