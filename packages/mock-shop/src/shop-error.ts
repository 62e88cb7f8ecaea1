import type { Schemas } from './contract.ts';

/** An error that becomes the contract's error response. */
export class ShopError extends Error {
  readonly status: number;
  /** The general one of the status when undefined. */
  readonly code: Schemas['ErrorCode'] | undefined;

  constructor(status: number, message: string, code?: Schemas['ErrorCode']) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The thing that was looked for. @throws ShopError 404 when there is none */
export function orNotFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new ShopError(404, `${what} not found`);
  return found;
}
