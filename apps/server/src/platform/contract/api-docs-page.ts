import * as z from 'zod/mini';
import type { ContractDocument } from './contract-document.ts';

const callSchema = z.looseObject({
  operationId: z.string(),
  summary: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
});

const headSchema = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string() }),
});

const errorCodesSchema = z.looseObject({
  schemas: z.looseObject({
    ErrorCode: z.looseObject({
      'x-codes': z.record(z.string(), z.looseObject({ status: z.number(), meaning: z.string() })),
    }),
  }),
});

/**
 * Renders the page of the API reference: a plain list of all operations, which the script replaces by
 * the whole reference, and below it the table of error codes, to which the reference links each call.
 * The page has no inline code.
 */
export function renderApiDocsPage(contract: ContractDocument): string {
  const { info } = headSchema.parse(contract);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<nav class="parts" aria-label="Parts of the reference">
<a href="#calls">Calls</a>
<a href="#error-codes">Error codes</a>
<a href="/api/docs/openapi.json">openapi.json</a>
</nav>
<main>
<div id="reference">
<div id="calls" class="calls">
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1>
<p>All calls; the whole contract is <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${renderCalls(contract)}
</div>
</div>
${renderErrorCodes(contract)}
</main>
</body>
</html>
`;
}

function renderCalls({ paths }: ContractDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, given] of Object.entries(item)) {
      const call = callSchema.safeParse(given);
      if (!call.success) continue;
      const { operationId, summary = '', tags: [tag = 'other'] = [] } = call.data;
      const line = `<li><b>${escapeHtml(operationId)}</b>: ${escapeHtml(summary)}<br><code>${method.toUpperCase()} ${escapeHtml(path)}</code></li>`;
      groups.set(tag, [...(groups.get(tag) ?? []), line]);
    }
  }
  return Array.from(
    groups,
    ([tag, lines]) => `<h2>${escapeHtml(tag)}</h2>\n<ul>\n${lines.join('\n')}\n</ul>`,
  ).join('\n');
}

/** The codes by their status; the part of each status can be linked to. */
function renderErrorCodes({ components }: ContractDocument): string {
  const { 'x-codes': codes } = errorCodesSchema.parse(components).schemas.ErrorCode;
  const rows = new Map<number, string[]>();
  for (const [code, { status, meaning }] of Object.entries(codes)) {
    const row = `<tr><td>${status}</td><td><code>${escapeHtml(code)}</code></td><td>${markCode(escapeHtml(meaning))}</td></tr>`;
    rows.set(status, [...(rows.get(status) ?? []), row]);
  }
  const bodies = Array.from(
    rows,
    ([status, lines]) => `<tbody id="errors-${status}">\n${lines.join('\n')}\n</tbody>`,
  );
  return `<section id="error-codes" class="calls">
<h2>Error codes</h2>
<p>The <code>code</code> of an error says which of the kinds below it is, whatever its message says.</p>
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
${bodies.join('\n')}
</table>
</section>`;
}

/** Marks what stands between backticks in a text of the contract as code. */
function markCode(html: string): string {
  return html.replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
