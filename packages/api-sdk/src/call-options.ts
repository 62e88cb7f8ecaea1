/** Options of every call. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a call that must not happen twice. */
export interface IdempotentCallOptions extends CallOptions {
  /**
   * One key per intent, 8 to 128 characters, such as `crypto.randomUUID()`. The same key with the
   * same input gets the first response again, and nothing is done twice; with another input it gets
   * a 422. The server stores the newest 20 keys of an account for each call, for 7 days.
   */
  readonly idempotencyKey?: string | undefined;
}

/** The options in the form openapi-fetch takes. */
export function toRequestInit({ signal, headers, idempotencyKey }: IdempotentCallOptions) {
  return {
    signal: signal ?? null,
    headers: { ...headers, 'Idempotency-Key': idempotencyKey },
  };
}
