import type { EntryContext, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import renderDocument, { createLoadContext } from './entry.server.tsx';

/** Creates the context of a router without routes, whose error page cannot be rendered either. */
function createBrokenContext(errors: Record<string, unknown> | null): EntryContext {
  // Without the rest of the context every rendering fails.
  return { staticHandlerContext: { errors } } as unknown as EntryContext;
}

const request = new Request('https://shop.example/story/1');

function createContext(reported: unknown[]): RouterContextProvider {
  return createLoadContext({
    apiFetch: () => Promise.reject(new Error('not called')),
    publicOrigin: 'https://shop.example',
    paymentProvider: 'sandbox',
    nonce: 'n1',
    reportError: (error) => reported.push(error),
  });
}

it('responds 500 with the fallback page when the error page cannot be rendered', async () => {
  const reported: unknown[] = [];
  const context = createBrokenContext({ root: new Error('SECRET') });
  const response = await renderDocument(
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

it('leaves the first error to the router, which renders its error page', async () => {
  const context = createBrokenContext(null);
  await expect(
    renderDocument(request, 200, new Headers(), context, createContext([])),
  ).rejects.toThrow(TypeError);
});
