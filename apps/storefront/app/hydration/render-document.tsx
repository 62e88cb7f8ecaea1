import { Transform, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderFallbackErrorPage } from '../fallback-error-page.ts';
import {
  nonceContext,
  reportErrorContext,
  streamedResponseContext,
} from '../lib/loading/request-context.ts';
import { completeDocument } from './complete-document.ts';
import { NonceContext } from './document-styles.tsx';

/** The time that a promise of a loader may stay pending, in ms; see `withTimeout`. */
export const streamTimeout = 5_000;

/** More than the size of any document, in bytes, so that React writes each part in one piece. */
const HIGH_WATER_MARK = 1024 * 1024;

/**
 * Renders a page. A document that is complete soon after its shell is sent whole, with every part in
 * its place; otherwise the shell is sent at once, and the late parts follow with scripts that put
 * them into their places.
 */
export function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = loadContext.get(nonceContext);
  const { streamTimeoutMs, onStreamStart } = loadContext.get(streamedResponseContext);
  const { signal } = request;
  if (signal.aborted) return new Response(null, { status: 500, headers });

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isShellRendered = false;
    let isResponseStarted = false;
    let shellTimer: NodeJS.Timeout | undefined;

    function streamResponse() {
      isResponseStarted = true;
      onStreamStart();
      const shell: Buffer[] = [];
      let isShellSent = false;
      const body = new Transform({
        highWaterMark: HIGH_WATER_MARK,
        transform(chunk: Buffer, _encoding, done) {
          if (!isShellSent) shell.push(chunk);
          done(null, isShellSent ? chunk : undefined);
        },
      });
      body.once('close', () => clearTimeout(abortTimer));
      // What React has rendered is written before it returns.
      pipe(body);
      isShellSent = true;
      body.push(completeDocument(Buffer.concat(shell).toString(), true));
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }),
      );
    }

    function sendWholeResponse() {
      if (isResponseStarted) return;
      isResponseStarted = true;
      clearTimeout(shellTimer);
      const chunks: Buffer[] = [];
      const body = new Writable({
        highWaterMark: HIGH_WATER_MARK,
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
        final(done) {
          clearTimeout(abortTimer);
          const html = completeDocument(Buffer.concat(chunks).toString(), false);
          resolve(new Response(html, { status: responseStatus, headers }));
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
        // Every part that is ready stands in its place, however large; scripts move late parts only.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellRendered = true;
          if (streamTimeoutMs === Number.POSITIVE_INFINITY) return;
          shellTimer = setTimeout(streamResponse, streamTimeoutMs);
        },
        onAllReady: sendWholeResponse,
        onShellError(error: unknown) {
          clearTimeout(abortTimer);
          // The router calls again with its error page.
          if (!routerContext.staticHandlerContext.errors) return reject(error);
          loadContext.get(reportErrorContext)(error);
          resolve(new Response(renderFallbackErrorPage(nonce), { status: 500, headers }));
        },
        onError(error: unknown) {
          responseStatus = 500;
          // The router itself reports an error of the shell.
          if (isShellRendered && !signal.aborted) loadContext.get(reportErrorContext)(error);
        },
      },
    );
    // Later than streamTimeout, so that the fallbacks of timed-out promises are still sent.
    const abortTimer = setTimeout(abort, streamTimeout + 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(abortTimer);
      clearTimeout(shellTimer);
      abort(signal.reason);
    });
  });
}
