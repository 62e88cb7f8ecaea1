/** The contract's envelope of a success. */
export interface SuccessEnvelope<Data> {
  success: true;
  message: string;
  data: Data;
}

/** Wraps what a handler found in the envelope. `message` is fit to be shown to a shopper. */
export function success<Data>(message: string, data: Data): SuccessEnvelope<Data> {
  return { success: true, message, data };
}
