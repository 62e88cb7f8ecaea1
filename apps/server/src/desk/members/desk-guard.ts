import { hasDeskPermission, needsSecondFactor } from '@haat/domain/desk';
import { requireSession } from '../../accounts/sessions/current-session.ts';
import type { ShopContext } from '../../context.ts';
import { ForbiddenError, SecondFactorRequiredError } from '../../errors.ts';
import type { DeskGuard } from '../../platform/contract/contract.ts';
import { findDeskMember } from './members.service.ts';

/** Reads the member of a request by its session (product 10.1.1, 10.1.4). */
export function createDeskGuard(context: ShopContext): DeskGuard {
  return {
    async assertPermitted(request, permission) {
      const member = await findDeskMember(context, requireSession(request));
      if (member === undefined) throw new ForbiddenError();
      request.deskMember = member;
      if (permission === 'member') return;
      if (!hasDeskPermission(member.role, permission)) throw new ForbiddenError();
      if (needsSecondFactor(member.role) && member.secondFactor !== 'confirmed') {
        throw new SecondFactorRequiredError();
      }
    },
  };
}
