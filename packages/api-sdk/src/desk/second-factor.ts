import type { CallOptions } from '../call-options.ts';
import type { CallOperation } from '../contract-client.ts';
import { having, readData } from '../read-data.ts';
import type { DeskSecondFactor } from './types.ts';

/** Calls about the codes of an app that owners and coordinators give beside the password. */
export function createDeskSecondFactorResource(call: CallOperation) {
  return {
    /**
     * Makes a secret for an app; it counts once `confirm` had its first code.
     *
     * @throws ApiError 409 when one is set up already (`second_factor_exists`)
     */
    async create(options?: CallOptions): Promise<DeskSecondFactor> {
      return readData(call('createDeskSecondFactor', options), having('secret'));
    },

    /**
     * Sets the second factor up.
     *
     * @returns the recovery codes, which no later response has
     * @throws ApiError 400 for a wrong code (`second_factor_wrong`), 409 without a secret
     *   (`second_factor_missing`) and when one is set up already (`second_factor_exists`), 429
     */
    async confirm(code: string, options?: CallOptions): Promise<string[]> {
      return readData(
        call('confirmDeskSecondFactor', options, { body: { code } }),
        ({ recoveryCodes }) => recoveryCodes,
      );
    },

    /**
     * Gives the second factor in this session.
     *
     * @param code of the app, or a recovery code
     * @throws ApiError 400 for a wrong code (`second_factor_wrong`), 409 when none is set up
     *   (`second_factor_missing`), 429
     */
    async verify(code: string, options?: CallOptions): Promise<void> {
      await call('verifyDeskSecondFactor', options, { body: { code } });
    },

    /**
     * Replaces the recovery codes.
     *
     * @throws ApiError 403 before the second factor was given, and until a new code was given
     *   (`fresh_code_required`), 409 when none is set up (`second_factor_missing`)
     */
    async replaceRecoveryCodes(options?: CallOptions): Promise<string[]> {
      return readData(
        call('replaceDeskRecoveryCodes', options),
        ({ recoveryCodes }) => recoveryCodes,
      );
    },
  };
}
