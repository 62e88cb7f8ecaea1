import { LANGUAGE } from '#language';

const EN = {
  offline: 'You seem to be offline. Check your connection, then try again.',
  retry: 'please try again',
  fullStop: '.',
};
const HI: typeof EN = {
  offline: 'लगता है, आपका इंटरनेट नहीं चल रहा है। कृपया उसे देखकर फिर कोशिश करें।',
  retry: 'कृपया फिर कोशिश करें',
  fullStop: '।',
};
const TEXTS = LANGUAGE === 'hi' ? HI : EN;

/** The text for what fails without a network connection (product 8.1.3). */
export const OFFLINE_TEXT: string = TEXTS.offline;

/** What went wrong; an error of a call also has its status. */
export type Failure = {
  readonly message: string;
  /** HTTP status of the response, 0 without one; left out for anything but a call. */
  readonly status?: number;
  /** Whether the message comes from the server and is meant for shoppers. */
  readonly hasServerMessage?: boolean;
};

/**
 * The text of an error (product 8.1.1): the server's message if it sent one, else the fallback, with the
 * offline text where that is the reason and the fallback gives none (product 8.1.3). `{msg}` in the
 * fallback stands for the error's own message; an error response without a message has none that is fit
 * for shoppers.
 *
 * @param isOffline whether the browser knows of no network connection
 */
export function formatError(failure: Failure, fallback: string, isOffline: boolean): string {
  const { message, status, hasServerMessage } = failure;
  if (hasServerMessage) return message;
  if (status === 0 && isOffline && !fallback.includes('{msg}')) {
    return `${fallback.replace(/[.।]?$/, TEXTS.fullStop)} ${OFFLINE_TEXT}`;
  }
  return fallback.replace('{msg}', (!status && message) || TEXTS.retry);
}
