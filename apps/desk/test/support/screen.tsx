import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../app/lib/api/query-client.ts';
import { type Language, setLanguage } from '../../app/lib/language/language.ts';
import '../../app/app.css';

/** A response of the API: a status, and the data or the rest of an error. */
export interface Reply {
  readonly status: number;
  readonly data?: unknown;
  readonly code?: string;
  readonly details?: unknown;
}

/** A request as the tests look at it. */
export interface SeenRequest {
  readonly call: string;
  readonly ifMatch: string | null;
  /** The Idempotency-Key. */
  readonly key: string | null;
  readonly body: unknown;
}

/**
 * Stubs the API for one test.
 *
 * @param respond gets method and path, such as `GET /desk/me`; what it does not know is a 404
 * @returns the requests so far
 */
export function stubApi(
  respond: (call: string, request: SeenRequest) => Reply | undefined,
): readonly SeenRequest[] {
  const seen: SeenRequest[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`;
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body: unknown = isJson ? JSON.parse(text) : text || null;
    const key = request.headers.get('idempotency-key');
    const one = { call, ifMatch: request.headers.get('if-match'), key, body };
    seen.push(one);
    const { status, data = null, code, details } = respond(call, one) ?? { status: 404 };
    const isOk = status < 400;
    return Response.json(
      { success: isOk, message: isOk ? 'Done' : 'Not done', data, code, details },
      { status },
    );
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    queryClient.clear();
    localStorage.clear();
  });
  return seen;
}

/** Renders a part of the desk. */
export function renderScreen(children: ReactNode, language: Language = 'hi') {
  setLanguage(language);
  const router = createMemoryRouter([{ path: '*', element: children }]);
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
