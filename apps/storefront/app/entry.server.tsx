import { createShopClient } from '@haat/api-sdk';
import type { LoadContextInit } from '@haat/server/shell';
import { type HandleErrorFunction, RouterContextProvider } from 'react-router';
import {
  apiContext,
  nonceContext,
  paymentProviderContext,
  publicOriginContext,
  reportErrorContext,
} from './lib/loading/request-context.ts';

export { hosting } from './hosting.ts';
export { renderDocument as default } from './hydration/render-document.tsx';

/** Creates the context of one request; the host passes it to `createRequestHandler`'s handler. */
export function createLoadContext(init: LoadContextInit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createShopClient({
      baseUrl: `${init.publicOrigin}/api/v1`,
      fetch: init.apiFetch,
      // The API is in this process: a page that waited and asked again would only add to its load.
      timeoutMs: 0,
      maxRetries: 0,
    }),
  );
  context.set(publicOriginContext, init.publicOrigin);
  context.set(paymentProviderContext, init.paymentProvider);
  context.set(nonceContext, init.nonce);
  context.set(reportErrorContext, (error) => init.reportError(error));
  return context;
}

/** Reports errors of loaders and actions, except those of a request that was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};
