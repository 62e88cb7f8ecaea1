import type { OperationId } from './contract-types.ts';

/** At most `max` calls in `timeWindow` ms from one address. */
export interface RateLimit {
  max: number;
  timeWindow: number;
}

const MINUTE = 60_000;

/**
 * Limits per address of the calls that cost much or can be abused. They are wide, because in India
 * many shoppers share an address; what protects one account is counted per account in the services.
 */
export const RATE_LIMITS: ReadonlyMap<string, RateLimit> = new Map(
  Object.entries({
    loginUser: { max: 300, timeWindow: 5 * MINUTE },
    registerUser: { max: 200, timeWindow: 10 * MINUTE },
    refreshToken: { max: 1_200, timeWindow: 5 * MINUTE },
    forgotPassword: { max: 30, timeWindow: 15 * MINUTE },
    resetPassword: { max: 30, timeWindow: 15 * MINUTE },
    undoEmailChange: { max: 60, timeWindow: 15 * MINUTE },
    verifyEmail: { max: 60, timeWindow: 15 * MINUTE },
    changePassword: { max: 60, timeWindow: 15 * MINUTE },
    deleteAccount: { max: 60, timeWindow: 15 * MINUTE },
    updateAccount: { max: 120, timeWindow: 15 * MINUTE },
    updateAvatar: { max: 60, timeWindow: 15 * MINUTE },
    createMessage: { max: 5, timeWindow: 60 * MINUTE },
    createReview: { max: 60, timeWindow: 60 * MINUTE },
    lookUpPincode: { max: 600, timeWindow: 5 * MINUTE },
  } satisfies Partial<Record<OperationId, RateLimit>>),
);

/**
 * Calls of one account that change something, counted together in each process. A shopper who taps
 * as fast as she can makes about four a second for a few seconds.
 */
export const ACCOUNT_WRITE_LIMIT: RateLimit = { max: 120, timeWindow: MINUTE };
