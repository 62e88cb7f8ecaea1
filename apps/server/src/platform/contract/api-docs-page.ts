import * as z from 'zod/mini';
import type { ContractDocument } from './contract-document.ts';

const errorCodesSchema = z.looseObject({
  schemas: z.looseObject({
    ErrorCode: z.looseObject({
      'x-codes': z.record(z.string(), z.looseObject({ status: z.number(), meaning: z.string() })),
    }),
  }),
});

/** The page of the API reference, which Swagger UI fills. */
export function renderApiDocsPage({ info }: ContractDocument): string {
  return renderPage(
    `${info.title} API reference`,
    `<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>`,
    `<p class="frame"><a href="/api/docs/error-codes">Error codes</a></p>
<div id="reference"></div>
<noscript><p class="frame">The calls are shown with JavaScript; all of them stand in <a href="/api/docs/openapi.json">openapi.json</a>.</p></noscript>`,
  );
}

/** The page that explains the code of each error. */
export function renderErrorCodesPage({ info, components }: ContractDocument): string {
  const { 'x-codes': codes } = errorCodesSchema.parse(components).schemas.ErrorCode;
  const rows = Object.entries(codes).map(
    ([code, { status, meaning }]) =>
      `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code><br>${markCode(escapeHtml(meaning))}</td></tr>`,
  );
  return renderPage(
    `${info.title} API error codes`,
    '',
    `<div class="frame">
<p><a href="/api/docs">API reference</a></p>
<h1>Error codes</h1>
<p>The <code>code</code> of an error says which of the kinds below it is, whatever its message says.</p>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Code and its meaning</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`,
  );
}

/** A page without inline code. */
function renderPage(title: string, files: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/page.css">
${files}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Marks what stands between backticks in a text of the contract as code. */
function markCode(html: string): string {
  return html.replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
