import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderFallbackErrorPage } from '../fallback-error-page.ts';
import { nonceContext, reportErrorContext } from '../lib/loading/request-context.ts';
import { completeDocument } from './complete-document.ts';
import { NonceContext } from './document-styles.tsx';

/** Renders a page, which is sent whole: its loaders have waited for what it shows. */
export function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const nonce = loadContext.get(nonceContext);
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isShellRendered = false;
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = completeDocument(Buffer.concat(chunks).toString());
        resolve(new Response(html, { status: responseStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        // Every part stands in its place, however large, and not at the end for a script to move.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellRendered = true;
        },
        onAllReady: () => pipe(body),
        onShellError(error: unknown) {
          // The router calls again with its error page.
          if (!routerContext.staticHandlerContext.errors) return reject(error);
          loadContext.get(reportErrorContext)(error);
          resolve(new Response(renderFallbackErrorPage(nonce), { status: 500, headers }));
        },
        onError(error: unknown) {
          responseStatus = 500;
          // The router itself reports an error of the shell.
          if (isShellRendered) loadContext.get(reportErrorContext)(error);
        },
      },
    );
  });
}
