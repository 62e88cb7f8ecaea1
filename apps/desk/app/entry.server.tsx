import { Writable } from 'node:stream';
import type { LoadContextInit } from '@haat/server/shell';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';

export { hosting } from './hosting.ts';

const initContext = createContext<LoadContextInit>();

/** Creates the context of one request; the host passes it to `createRequestHandler`'s handler. */
export function createLoadContext(init: LoadContextInit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(initContext, init);
  return context;
}

/** Renders the frame, which is the same for every page: all data is loaded in the browser. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { nonce } = loadContext.get(initContext);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      { nonce, onAllReady: () => pipe(body), onShellError: reject },
    );
  });
}

/** Reports errors, except those of a request that was aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(initContext).reportError(error);
};
