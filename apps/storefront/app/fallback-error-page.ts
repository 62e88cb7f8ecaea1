/**
 * Renders the page for an error page that failed to render: static, with a link home and without any
 * detail of the error.
 *
 * @param nonce the Content-Security-Policy nonce of this response
 */
export function renderFallbackErrorPage(nonce: string): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#BD1A12">
<meta name="robots" content="noindex">
<title>Something went wrong · Haat</title>
<style nonce="${nonce}">
body { margin: 0; background: #fbf5ea; color: #2a1b14; font: 18px/1.5 Mukta, sans-serif; }
main { max-width: 34rem; margin: 15vh auto 0; padding: 0 1rem; }
h1 { font: 400 2rem/1.2 "Rozha One", serif; }
a { display: inline-block; margin: 0 1rem 1rem 0; padding: 0.6rem 1.2rem; border-radius: 6px;
  border: 1px solid #2a1b14; color: inherit; text-decoration: none; }
a:first-of-type { background: #bd1a12; border-color: #bd1a12; color: #fff; }
a:focus-visible { outline: 3px solid #22335c; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>Try again in a moment. The fault is ours, and your cart is safe.</p>
<p><a href="/">Go to the home page</a> <a href="">Try again</a></p>
</main>
</body>
</html>
`;
}
