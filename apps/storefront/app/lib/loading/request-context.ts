import type { ShopClient } from '@haat/api-sdk';
import { createContext } from 'react-router';

/** The SDK over the host's in-process fetch: for loaders of public pages, never for this shopper. */
export const apiContext = createContext<ShopClient>();

/** Origin that shoppers see, such as `https://shop.example`; canonical links start with it. */
export const publicOriginContext = createContext<string>();

/** Name of the payment provider, as in the paths of the payment calls. */
export const paymentProviderContext = createContext<string>();

/** The Content-Security-Policy nonce of this answer. */
export const nonceContext = createContext<string>();

/** Where an error that no page handled is reported. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});

/** When an answer may be begun before its document is whole. */
interface StreamedResponseOptions {
  /** How long a rendered shell waits for the rest, in ms. */
  readonly patienceMs: number;
  /** Called before such an answer. */
  readonly onBegin: () => void;
}

/** What the host of this request allows; by default only whole documents. */
export const streamedResponseContext = createContext<StreamedResponseOptions>({
  patienceMs: Number.POSITIVE_INFINITY,
  onBegin() {},
});
