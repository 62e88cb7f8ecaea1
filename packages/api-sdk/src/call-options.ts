/** What every call takes beside its own input. */
export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's reason, an `AbortError` by default. */
  readonly signal?: AbortSignal | undefined;
  /** Headers for this call only. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a call takes that must not happen twice. */
export interface IdempotentCallOptions extends CallOptions {
  /**
   * One key per intent, 8 to 128 characters, such as `crypto.randomUUID()`. Sent again with the
   * same input it gives the first answer again and nothing is done twice; with another input the
   * server refuses it with 422. The newest 20 keys of an account are kept for each call, for 7 days.
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
