import type { EntryContext, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import handleRequest, { createLoadContext } from './entry.server.tsx';

/** Of a router whose error page cannot be rendered either: it has no routes at all. */
function createBrokenContext(errors: Record<string, unknown> | null): EntryContext {
  // Only what the entry itself reads; rendering fails on all the rest, which is the point.
  return { staticHandlerContext: { errors } } as unknown as EntryContext;
}

const request = new Request('https://shop.example/story/1');

function createContext(reported: unknown[]): RouterContextProvider {
  return createLoadContext({
    apiFetch: () => Promise.reject(new Error('not called')),
    publicOrigin: 'https://shop.example',
    paymentProvider: 'sandbox',
    nonce: 'n1',
    streamTimeoutMs: Number.POSITIVE_INFINITY,
    onStreamStart() {},
    reportError: (error) => reported.push(error),
  });
}

it('answers 500 with a page of its own when not even the error page can be rendered', async () => {
  const reported: unknown[] = [];
  const context = createBrokenContext({ root: new Error('SECRET') });
  const response = await handleRequest(
    request,
    200,
    new Headers(),
    context,
    createContext(reported),
  );
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<h1>Something went wrong</h1>');
  expect(html).toContain('<a href="/">Go to the home page</a>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<style nonce="n1">');
  expect(html).not.toMatch(/SECRET|TypeError|at .*:\d+/);
  expect(reported).toHaveLength(1);
});

it('leaves the first failure to the router, which has an error page', async () => {
  const context = createBrokenContext(null);
  await expect(
    handleRequest(request, 200, new Headers(), context, createContext([])),
  ).rejects.toThrow(TypeError);
});
