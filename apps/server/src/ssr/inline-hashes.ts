import { createHash } from 'node:crypto';

/** A document without nonces, and the CSP sources that allow exactly its own inline parts. */
export interface HashedDocument {
  html: string;
  scriptSources: readonly string[];
  styleSources: readonly string[];
}

/**
 * Replaces the nonces of a rendered document by hashes, so that the document can be cached, compressed
 * once and sent to many. Only elements that carry `nonce` are allowed: the nonce is a secret of the
 * rendering, so markup injected through stored text cannot have it.
 */
export function hashInlineParts(html: string, nonce: string): HashedDocument {
  const attribute = ` nonce="${nonce}"`;
  const scriptSources = new Set<string>();
  const styleSources = new Set<string>();
  const element = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1\s*>/gi;
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(element)) {
    if (!attributes.includes(attribute)) continue;
    const source = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    if (name.toLowerCase() === 'style') styleSources.add(source);
    else if (!/\ssrc=/.test(attributes) && isRun(attributes)) scriptSources.add(source);
  }
  return {
    html: html.replaceAll(attribute, ''),
    scriptSources: Array.from(scriptSources),
    styleSources: Array.from(styleSources),
  };
}

/** True for a script that browsers run; a data block such as JSON-LD needs no permission. */
function isRun(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1]?.toLowerCase();
  if (type === undefined || type === '') return true;
  return /^(module|importmap|speculationrules|(text|application)\/(x-)?javascript)$/.test(type);
}
