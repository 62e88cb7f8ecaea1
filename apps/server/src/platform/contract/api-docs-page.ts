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

/**
 * Renders the page of the API reference: a plain list of all operations, which the script replaces by
 * the whole reference. The page has no inline code.
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
<main id="reference">
<div class="calls">
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1>
<p>All calls; the whole contract is <a href="/api/docs/openapi.json">openapi.json</a>.</p>
${renderCalls(contract)}
</div>
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
