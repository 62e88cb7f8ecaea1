import { UNSEEN_EN, UNSEEN_HI } from './unseen-page.texts.ts';

/** A page that opens without a network. */
export interface KeptPage {
  /** Path and query. */
  readonly href: string;
  /** The content of its title element, as HTML. */
  readonly title: string;
}

const STYLES = `body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif;color:#2b1b12;background:#fbf5ea}
a{display:inline-block;padding:.6rem 0;color:#2b3f7e}ul{padding:0;list-style:none}h1{font-size:1.4rem}`;

/** The document in place of a page that was never seen, in both languages (product 9.4.1). */
export function renderUnseenPage(pages: readonly KeptPage[], isPayment: boolean): Response {
  const both = (name: keyof typeof UNSEEN_EN, tag = 'p') =>
    `<${tag} lang="hi">${UNSEEN_HI[name]}</${tag}><${tag}>${UNSEEN_EN[name]}</${tag}>`;
  const links = pages.map(({ href, title }) => {
    const address = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<li><a href="${address}">${title}</a></li>`;
  });
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${UNSEEN_EN.title}</title>
<style>${STYLES}</style></head><body><main>
${both('title', 'h1')}${both(isPayment ? 'payment' : 'text')}
<p><a href="">${UNSEEN_HI.retry} · ${UNSEEN_EN.retry}</a></p>
${both(links.length > 0 ? 'kept' : 'nothing')}<ul>${links.join('')}</ul></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
    },
  });
}
