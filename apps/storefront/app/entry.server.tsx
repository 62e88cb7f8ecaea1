import { PassThrough } from 'node:stream';
import { createShopClient } from '@haat/api-sdk';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { writeLastResortPage } from './last-resort-page.ts';
import {
  apiContext,
  nonceContext,
  paymentProviderContext,
  publicOriginContext,
  reportErrorContext,
} from './shared/request-context.ts';
import { NonceContext } from './shell/shop-styles.tsx';

/** How long a promise that a loader handed on may stay open, in ms. */
export const streamTimeout = 5_000;

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
  /** Told of every error that no page handled; without it they are dropped. */
  readonly reportError?: (error: unknown) => void;
}

/** Makes the context of one request; the host passes it to `createRequestHandler`'s handler. */
export function createLoadContext(init: LoadContextInit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createShopClient({ baseUrl: `${init.publicOrigin}/api/v1`, fetch: init.apiFetch }),
  );
  context.set(publicOriginContext, init.publicOrigin);
  context.set(paymentProviderContext, init.paymentProvider);
  context.set(nonceContext, init.nonce);
  if (init.reportError) context.set(reportErrorContext, init.reportError);
  return context;
}

/** Reports what loaders and actions threw, except when the shopper has gone away meanwhile. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};

/** Renders a page: streamed to browsers, whole to crawlers and link previews. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext);
  const agent = request.headers.get('user-agent');
  // Without an agent it is a host that keeps whole pages.
  const isWhole = agent === null || isbot(agent);

  return new Promise((resolve, reject) => {
    let answerStatus = status;
    let isShellRendered = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // A whole page has everything in its place, also for those who run no script.
        ...(isWhole && { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        [isWhole ? 'onAllReady' : 'onShellReady']() {
          isShellRendered = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }),
          );
        },
        onShellError(error: unknown) {
          clearTimeout(timeout);
          // The router tries once more, with its error page.
          if (!routerContext.staticHandlerContext.errors) return reject(error);
          loadContext.get(reportErrorContext)(error);
          resolve(new Response(writeLastResortPage(nonce), { status: 500, headers }));
        },
        onError(error: unknown) {
          answerStatus = 500;
          // An error of the shell itself rejects and is reported by the router.
          if (isShellRendered) loadContext.get(reportErrorContext)(error);
        },
      },
    );
    // Later than streamTimeout, so that the fallbacks of promises that took too long still arrive.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}
