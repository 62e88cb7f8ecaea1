/** The contract's envelope of a success. */
export interface SuccessEnvelope<Data> {
  success: true;
  message: string;
  data: Data;
}

/** Wraps the data of a handler in the envelope. `message` can be shown to a shopper. */
export function success<Data>(message: string, data: Data): SuccessEnvelope<Data> {
  return { success: true, message, data };
}
