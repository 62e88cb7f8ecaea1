import { type DefaultTreeAdapterTypes, html, parse, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements that a content page may have, each with its attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'li', 'dl', 'dt', 'dd', 'strong'],
      ...['em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'pre', 'table', 'caption'],
      ...['thead', 'tbody', 'tfoot', 'tr', 'figure', 'figcaption'],
    ].map((name) => [name, []]),
  ),
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

const SHOP = 'https://shop.example';
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:'];

/** Times that HTML is written and read again: what is harmless once may change its meaning. */
const ROUNDS = 3;

/**
 * Reads HTML as browsers do (with scripts and without), more than once, and says what in it is not
 * allowed on a content page; undefined when all is well. What follows on the page must stay outside.
 */
export function findHtmlBreach(content: string): string | undefined {
  for (const scriptingEnabled of [true, false]) {
    let read = content;
    for (let round = 0; round < ROUNDS; round += 1) {
      const fragment = parseFragment(read, { scriptingEnabled });
      const breach = findInTree(fragment);
      if (breach !== undefined) return breach;
      read = serialize(fragment, { scriptingEnabled });
    }
    if (!staysInside(content, scriptingEnabled)) return 'the rest of the page';
  }
  return undefined;
}

function findInTree(node: Node): string | undefined {
  if (node.nodeName === '#comment') return 'a comment';
  if (isElement(node)) {
    const breach = findInElement(node);
    if (breach !== undefined) return breach;
  }
  if (!('childNodes' in node)) return undefined;
  for (const child of node.childNodes) {
    const breach = findInTree(child);
    if (breach !== undefined) return breach;
  }
  return undefined;
}

function findInElement({ tagName, namespaceURI, attrs }: Element): string | undefined {
  const allowed = ALLOWED[tagName];
  if (allowed === undefined || namespaceURI !== html.NS.HTML) return `<${tagName}>`;
  for (const { name, value } of attrs) {
    if (!allowed.includes(name)) return `<${tagName} ${name}>`;
    if (name === 'href' && !isSafeAddress(value)) return `<a href="${value}">`;
  }
  return undefined;
}

/** A page of the shop, or an address that shows where it leads. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address, SHOP);
  if (url === null) return true;
  const isAbsolute = /^(https?|mailto|tel):/i.test(address);
  return SCHEMES.includes(url.protocol) && (isAbsolute || url.origin === SHOP);
}

/** Checks that the page around the content is unchanged: nothing in it, and the next element below. */
function staysInside(content: string, scriptingEnabled: boolean): boolean {
  const page = `<!doctype html><body><div>${content}</div><footer></footer></body>`;
  const root = parse(page, { scriptingEnabled }).childNodes.find(isElement);
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  if (root === undefined || body === undefined) return false;
  const names = body.childNodes.map((child) => child.nodeName);
  return names.join(' ') === 'div footer' && root.attrs.length + body.attrs.length === 0;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
