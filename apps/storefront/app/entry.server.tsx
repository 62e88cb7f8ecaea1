import { createShopClient } from '@haat/api-sdk';
import { type HandleErrorFunction, RouterContextProvider } from 'react-router';
import {
  apiContext,
  nonceContext,
  paymentProviderContext,
  publicOriginContext,
  reportErrorContext,
  streamedResponseContext,
} from './lib/loading/request-context.ts';

export { renderDocument as default, streamTimeout } from './hydration/render-document.tsx';

/** What the host of this shell gives for one request. */
export interface LoadContextInit {
  /** Answers `/api/v1/…` in this process, without the network. */
  readonly apiFetch: typeof fetch;
  /** Origin that shoppers see, such as `https://shop.example`. */
  readonly publicOrigin: string;
  /** Name of the payment provider, as in the paths of the payment calls. */
  readonly paymentProvider: string;
  /** The Content-Security-Policy nonce of this answer. */
  readonly nonce: string;
  /**
   * How long a document whose shell is rendered may wait for the rest before it is begun, in ms;
   * when left out: until it is whole.
   */
  readonly patienceMs?: number;
  /** Told of every error that no page handled; without it they are dropped. */
  readonly reportError?: (error: unknown) => void;
  /** Called before the answer with a document that is begun before it is whole. */
  readonly onEarlyAnswer?: () => void;
}

/** Creates the context of one request; the host passes it to `createRequestHandler`'s handler. */
export function createLoadContext(init: LoadContextInit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createShopClient({ baseUrl: `${init.publicOrigin}/api/v1`, fetch: init.apiFetch }),
  );
  context.set(publicOriginContext, init.publicOrigin);
  context.set(paymentProviderContext, init.paymentProvider);
  context.set(nonceContext, init.nonce);
  context.set(streamedResponseContext, {
    streamTimeoutMs: init.patienceMs ?? Number.POSITIVE_INFINITY,
    onStreamStart: () => init.onEarlyAnswer?.(),
  });
  if (init.reportError) context.set(reportErrorContext, init.reportError);
  return context;
}

/** Reports errors of loaders and actions, except those of a request that was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
