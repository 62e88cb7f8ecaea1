/** What a check found, as sentences for the people who run the shop. */
export interface Finding {
  /** A problem keeps shoppers from something now, a warning soon or in a part. */
  readonly severity: 'fine' | 'warning' | 'problem';
  readonly text: string;
}

/** A check that depends on no other. */
export interface Check {
  /** What is checked, such as `database`. */
  readonly topic: string;
  find(signal: AbortSignal): Promise<readonly Finding[]>;
}

export const fine = (text: string): Finding => ({ severity: 'fine', text });
export const warning = (text: string): Finding => ({ severity: 'warning', text });
export const problem = (text: string): Finding => ({ severity: 'problem', text });

/** The message of an error, or its code where Node's network errors have no message. */
export function describeError(error: unknown): string {
  const { message, code, cause } = Object(error);
  if (cause instanceof Error) return describeError(cause);
  return String(message || code || error);
}
