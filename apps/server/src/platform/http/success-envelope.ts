/** The contract's envelope of a success. */
export interface Answer<Data> {
  success: true;
  message: string;
  data: Data;
}

/** Wraps what a handler found in the envelope. `message` is fit to be shown to a shopper. */
export function answer<Data>(message: string, data: Data): Answer<Data> {
  return { success: true, message, data };
}
