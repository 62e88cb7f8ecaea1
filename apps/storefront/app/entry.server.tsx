import { PassThrough, Writable } from 'node:stream';
import { createShopClient } from '@haat/api-sdk';
import type { LoadContextInit } from '@haat/server/shell';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { NonceContext } from './hydration/document-styles.tsx';
import { writeLastResortPage } from './last-resort-page.ts';
import {
  apiContext,
  nonceContext,
  paymentProviderContext,
  publicOriginContext,
  reportErrorContext,
  streamedResponseContext,
} from './lib/loading/request-context.ts';

export { hosting } from './hosting.ts';

/** How long a promise that a loader handed on may stay open, in ms; see `withTimeout`. */
export const streamTimeout = 5_000;

/** More than any document has, so that each part of it comes in one piece; in bytes. */
const ROOM_FOR_A_PART = 1024 * 1024;

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
  context.set(streamedResponseContext, {
    patienceMs: init.streamTimeoutMs,
    onBegin: () => init.onStreamStart(),
  });
  context.set(reportErrorContext, (error) => init.reportError(error));
  return context;
}

/** Reports what loaders and actions threw, except when the shopper has gone away meanwhile. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportErrorContext)(error);
};

/**
 * Renders a page. When everything is there soon after the shell it is answered whole, with all in its
 * place; else the shell is answered at once, and what is late comes after it, with scripts that put
 * it where it belongs.
 */
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
  const { patienceMs, onBegin } = loadContext.get(streamedResponseContext);
  const { signal } = request;
  // Nobody is there to read it.
  if (signal.aborted) return new Response(null, { status: 500, headers });

  return new Promise((resolve, reject) => {
    let answerStatus = status;
    let isShellRendered = false;
    let isAnswered = false;
    let patience: NodeJS.Timeout | undefined;

    function answerEarly() {
      isAnswered = true;
      onBegin();
      const body = new PassThrough({ highWaterMark: ROOM_FOR_A_PART });
      body.once('close', () => clearTimeout(timeout));
      pipe(body);
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }),
      );
    }

    function answerWhole() {
      if (isAnswered) return;
      isAnswered = true;
      clearTimeout(patience);
      const parts: Buffer[] = [];
      const body = new Writable({
        highWaterMark: ROOM_FOR_A_PART,
        write(part: Buffer, _encoding, done) {
          parts.push(part);
          done();
        },
        final(done) {
          clearTimeout(timeout);
          // In one piece: a document has a hundred parts, and each would go from hand to hand.
          const whole = new ReadableStream({
            start(stream) {
              stream.enqueue(Buffer.concat(parts));
              stream.close();
            },
          });
          resolve(new Response(whole, { status: answerStatus, headers }));
          done();
        },
      });
      body.once('error', reject);
      pipe(body);
    }

    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // What is there has its place, however large: only what is late is put there by scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellRendered = true;
          if (patienceMs === Number.POSITIVE_INFINITY) return;
          patience = setTimeout(answerEarly, patienceMs);
        },
        onAllReady: answerWhole,
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
          if (isShellRendered && !signal.aborted) loadContext.get(reportErrorContext)(error);
        },
      },
    );
    // Later than streamTimeout, so that the fallbacks of promises that took too long still arrive.
    const timeout = setTimeout(abort, streamTimeout + 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timeout);
      clearTimeout(patience);
      abort(signal.reason);
    });
  });
}
