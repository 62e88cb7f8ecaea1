import type { ShopClient } from '@haat/api-sdk';
import { createContext } from 'react-router';

/** The SDK over the host's in-process fetch, for loaders of public pages; it carries no session. */
export const apiContext = createContext<ShopClient>();

/** The public origin, such as `https://shop.example`; canonical URLs start with it. */
export const publicOriginContext = createContext<string>();

/** Name of the payment provider, as in the paths of the payment calls. */
export const paymentProviderContext = createContext<string>();

/** The Content-Security-Policy nonce of this response. */
export const nonceContext = createContext<string>();

/** Reports an error that no page handled. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});
