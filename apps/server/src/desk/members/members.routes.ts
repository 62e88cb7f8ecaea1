import { describeDevice } from '@haat/domain';
import { invitedAccountSchema } from '@haat/domain/desk';
import { readCaller } from '../../accounts/sessions/caller.ts';
import { requireSession } from '../../accounts/sessions/current-session.ts';
import { writeDevice } from '../../accounts/sessions/device-cookie.ts';
import type { SessionCookies } from '../../accounts/sessions/session-cookies.ts';
import { presentOwnUser } from '../../accounts/users.presenter.ts';
import type { ShopContext } from '../../context.ts';
import type { Operations } from '../../platform/contract/contract-types.ts';
import { requireVersion, sendVersion } from '../../platform/http/if-match.ts';
import { success } from '../../platform/http/success-envelope.ts';
import { requireDeskMember } from './desk-member.ts';
import { createInvitedAccount } from './invited-account.service.ts';
import {
  acceptInvite,
  createInvite,
  getInvite,
  listInvites,
  revokeInvite,
} from './invites.service.ts';
import { changeRole, removeMember } from './member-changes.ts';
import { presentInvite, presentMe, presentMember } from './members.presenter.ts';
import { describeMember, listDeskMembers } from './members.service.ts';

/** Who works at the desk (product 10.1). */
export function createDeskMemberRoutes(context: ShopContext, cookies: SessionCookies) {
  return {
    getDeskMe: {
      desk: 'member',
      async handle(request) {
        const member = requireDeskMember(request);
        const described = await describeMember(context, member);
        return success('Member of the desk', presentMe(member, described));
      },
    },

    listDeskMembers: {
      desk: 'members',
      async handle() {
        const members = await listDeskMembers(context);
        return success('Members', { members: members.map(presentMember) });
      },
    },

    updateDeskMember: {
      desk: 'members',
      async handle(request, reply) {
        const [by, caller] = [requireDeskMember(request), readCaller(context, request)];
        const { role, makerId = null } = request.body;
        const member = presentMember(
          await changeRole(context, caller, by, {
            userId: request.params.id,
            version: requireVersion(request.headers['if-match']),
            assigned: { role, makerId },
          }),
        );
        sendVersion(reply, member.version);
        return success('Member changed', member);
      },
    },

    removeDeskMember: {
      desk: 'members',
      async handle(request) {
        const [by, caller] = [requireDeskMember(request), readCaller(context, request)];
        const version = requireVersion(request.headers['if-match']);
        await removeMember(context, caller, by, { userId: request.params.id, version });
        return success('Member removed', null);
      },
    },

    listDeskInvites: {
      desk: 'members',
      async handle() {
        const invites = await listInvites(context);
        return success('Invites', { invites: invites.map(presentInvite) });
      },
    },

    createDeskInvite: {
      desk: 'members',
      async handle(request) {
        const { role, makerId = null } = request.body;
        const assigned = { role, makerId };
        const created = await createInvite(context, requireDeskMember(request), assigned);
        const { invite, token } = created;
        const path = `/desk/invite/${token}`;
        return success('Invite created', { invite: presentInvite(invite), token, path });
      },
    },

    deleteDeskInvite: {
      desk: 'members',
      async handle(request) {
        await revokeInvite(context, requireDeskMember(request), request.params.id);
        return success('Invite revoked', null);
      },
    },

    getDeskInvite: async (request) => {
      const invite = await getInvite(context, request.params.inviteToken);
      return success('Invite', presentInvite(invite));
    },

    acceptDeskInvite: async (request) => {
      const [session, caller] = [requireSession(request), readCaller(context, request)];
      const { inviteToken } = request.params;
      const member = await acceptInvite(context, caller, session, inviteToken);
      const described = await describeMember(context, member);
      return success('Welcome to the desk', presentMe(member, described));
    },

    createInvitedAccount: {
      rateLimit: { max: 60, minutes: 10 },
      form: invitedAccountSchema,
      async handle(request, reply) {
        const { user, tokens } = await createInvitedAccount(
          context,
          readCaller(context, request),
          request.params.inviteToken,
          request.body,
          describeDevice(request.headers['user-agent']),
        );
        cookies.write(reply, tokens);
        const { isRemembered } = tokens;
        writeDevice(context, request, reply, { userId: user.id, isRemembered });
        return success('Welcome to the desk', { user: presentOwnUser(user) });
      },
    },
  } satisfies Operations;
}
