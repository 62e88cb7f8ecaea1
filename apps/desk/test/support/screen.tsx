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
  /** A file, in place of data. */
  readonly file?: string;
  readonly code?: string;
  readonly details?: unknown;
  /** The fields that are wrong. */
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** A request as the tests look at it. */
export interface SeenRequest {
  readonly call: string;
  readonly ifMatch: string | null;
  /** The Idempotency-Key. */
  readonly key: string | null;
  readonly body: unknown;
  /** Without its question mark. */
  readonly query: string;
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
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body: unknown = isJson ? JSON.parse(text) : text || null;
    const key = request.headers.get('idempotency-key');
    const ifMatch = request.headers.get('if-match');
    const one = { call, ifMatch, key, body, query: search.slice(1) };
    seen.push(one);
    const { status, data = null, ...rest }: Reply = respond(call, one) ?? { status: 404 };
    const { file, code, details, errors } = rest;
    if (file !== undefined) return new Response(file);
    const isOk = status < 400;
    return Response.json(
      { success: isOk, message: isOk ? 'Done' : 'Not done', data, code, details, errors },
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

/** Renders a part of the desk, at the path of its router. */
export function renderScreen(children: ReactNode, language: Language = 'hi', path = '/') {
  setLanguage(language);
  const initialEntries = [path];
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries });
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
