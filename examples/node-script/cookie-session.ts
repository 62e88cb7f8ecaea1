/**
 * A `fetch` that keeps cookies as a browser does, so that a program stays signed in: the fetch of Node,
 * Bun and Deno keeps none.
 */
export function createCookieSession(): { readonly fetch: (request: Request) => Promise<Response> } {
  const cookies = new Map<string, string>();
  return {
    async fetch(request) {
      const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (header !== '') request.headers.set('cookie', header);
      const response = await fetch(request);
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const [name = '', ...value] = pair.split('=');
        if (/max-age=0\b/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
      return response;
    },
  };
}
