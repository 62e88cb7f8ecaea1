import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding, compress, type Encoding } from '../http/compression.ts';
import { toOwnBytes } from '../http/own-bytes.ts';
import { renderApiDocsPage, renderErrorCodesPage } from './api-docs-page.ts';
import type { ContractDocument } from './contract-document.ts';

/** Relative to `src/platform/contract/` and to `dist/platform/contract/`. */
const OWN_FILES = new URL('../../../api-docs/', import.meta.url);

/** The page may load files of this server only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A response that is a picture is shown as a blob.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLES = 'text/css; charset=utf-8';

/**
 * Adds the API reference at `/api/docs`, Swagger UI over the contract that the server enforces, which is
 * `/api/docs/openapi.json`, and the table of error codes at `/api/docs/error-codes`. Files are read and
 * compressed on the first request, so that they do not slow the start.
 */
export function addApiDocsRoutes(app: FastifyInstance, contract: ContractDocument): void {
  for (const [path, render] of [
    ['/api/docs', renderApiDocsPage],
    ['/api/docs/error-codes', renderErrorCodesPage],
  ] as const) {
    const html = async () => Buffer.from(render(contract));
    addStaticResponse(app, path, 'text/html; charset=utf-8', html);
  }
  app.get('/api/docs/', (_request, reply) => reply.redirect('/api/docs', 308));
  const json = async () => Buffer.from(JSON.stringify(withOwnParameters(contract)));
  addStaticResponse(app, '/api/docs/openapi.json', 'application/json; charset=utf-8', json);
  for (const [name, type] of [
    ['start.js', SCRIPT],
    ['page.css', STYLES],
  ] as const) {
    addStaticResponse(app, `/api/docs/${name}`, type, () => readFile(new URL(name, OWN_FILES)));
  }
  for (const [name, type] of [
    ['swagger-ui-bundle.js', SCRIPT],
    ['swagger-ui.css', STYLES],
  ] as const) {
    const { resolve } = createRequire(import.meta.url);
    const load = () => readFile(resolve(`swagger-ui-dist/${name}`));
    addStaticResponse(app, `/api/docs/${name}`, type, load);
  }
}

/** Gives each operation the parameters that stand at its path, of which Swagger UI shows nothing. */
function withOwnParameters(contract: ContractDocument): ContractDocument {
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const { parameters: shared = [], ...rest } = Object(item);
    const parts = Object.entries(rest).map(([name, part]) => [
      name,
      Object.hasOwn(Object(part), 'operationId')
        ? { ...Object(part), parameters: [...shared, ...(Object(part).parameters ?? [])] }
        : part,
    ]);
    return [path, Object.fromEntries(parts)];
  });
  return { ...contract, paths: Object.fromEntries(paths) };
}

/** Responds with the same bytes as long as the server runs; each encoding of them is made once. */
function addStaticResponse(
  app: FastifyInstance,
  path: string,
  type: string,
  load: () => Promise<Buffer>,
): void {
  const forms = new Map<Encoding | undefined, Promise<Buffer>>();

  async function make(encoding: Encoding | undefined): Promise<Buffer> {
    const bytes = await load();
    return toOwnBytes(encoding === undefined ? bytes : await compress(bytes, encoding, 'quick'));
  }

  app.get(path, async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const form = forms.get(encoding) ?? make(encoding);
    forms.set(encoding, form);
    // The next request tries again after an error.
    form.catch(() => forms.delete(encoding));
    const bytes = await form;
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    if (type.startsWith('text/html')) reply.header('content-security-policy', POLICY);
    reply.header('vary', 'accept-encoding').header('cache-control', 'public, max-age=300');
    return reply.type(type).send(bytes);
  });
}
