import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import { ifMatch } from './if-match.ts';
import type {
  CreateDeskInviteInput,
  DeskInvite,
  DeskMe,
  DeskMember,
  DeskNewInvite,
  UpdateDeskMemberInput,
} from './types.ts';

/** Calls about who works at the desk. */
export function createDeskMembersResource(call: CallOperation) {
  return {
    /**
     * The member of this session.
     *
     * @throws ApiError 403 for who is no member
     */
    async me(options?: CallOptions): Promise<DeskMe> {
      return readData(call('getDeskMe', options), having('role'));
    },

    /** All members, owners first. */
    async list(options?: CallOptions): Promise<DeskMember[]> {
      return readData(call('listDeskMembers', options), ({ members }) => members);
    },

    /**
     * Changes the role of a member.
     *
     * @param userId `_id` of the member's user
     * @param version of the member as it was read
     * @throws ApiError 403, also until a new code was given (`fresh_code_required`), 404, 409 for an
     *   admin of the shop (`member_is_admin`) and for the last owner (`last_owner`), 412 with the present
     *   member as `details`
     */
    async update(
      userId: string,
      version: number,
      input: UpdateDeskMemberInput,
      options?: CallOptions,
    ): Promise<DeskMember> {
      return readData(
        call('updateDeskMember', ifMatch(version, options), { path: { id: userId }, body: input }),
        having('role'),
      );
    },

    /**
     * Ends a membership; the account of the shop stays.
     *
     * @param version of the member as it was read
     * @throws ApiError 403, also until a new code was given (`fresh_code_required`), 404, 409 for an
     *   admin of the shop (`member_is_admin`) and for the last owner (`last_owner`), 412 with the present
     *   member as `details`
     */
    async remove(userId: string, version: number, options?: CallOptions): Promise<void> {
      await call('removeDeskMember', ifMatch(version, options), { path: { id: userId } });
    },

    /** The open invites, the newest first. */
    async listInvites(options?: CallOptions): Promise<DeskInvite[]> {
      return readData(call('listDeskInvites', options), ({ invites }) => invites);
    },

    /**
     * Makes a link for a new member; no later response has it.
     *
     * @throws ApiError 403 for a role that the member does not manage, and until a new code was given
     *   (`fresh_code_required`), 404 for an unknown group
     */
    async invite(input: CreateDeskInviteInput, options?: CallOptions): Promise<DeskNewInvite> {
      return readData(call('createDeskInvite', options, { body: input }), having('token'));
    },

    /**
     * Revokes an invite.
     *
     * @throws ApiError 403, 404
     */
    async revokeInvite(id: string, options?: CallOptions): Promise<void> {
      await call('deleteDeskInvite', options, { path: { id } });
    },

    /**
     * What a link offers, also before signing in.
     *
     * @throws ApiError 404 when it was used, revoked or is too old (`link_expired`)
     */
    async getInvite(inviteToken: string, options?: CallOptions): Promise<DeskInvite> {
      return readData(call('getDeskInvite', options, { path: { inviteToken } }), having('role'));
    },

    /**
     * Makes the signed-in user a member.
     *
     * @throws ApiError 404 when the link was used, revoked or is too old (`link_expired`), 409 for a
     *   member (`already_member`)
     */
    async acceptInvite(inviteToken: string, options?: CallOptions): Promise<DeskMe> {
      return readData(call('acceptDeskInvite', options, { path: { inviteToken } }), having('role'));
    },
  };
}
