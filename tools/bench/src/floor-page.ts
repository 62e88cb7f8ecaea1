// The floor of a page in a browser: the same text and the same look as one static file, with the
// largest picture and nothing else. What is faster than this shows less.

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const HEAD_LINKS =
  /<link\b[^>]*\brel="(?:modulepreload|preload|icon|apple-touch-icon|manifest)"[^>]*>/gi;
const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const PICTURE = /<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/gi;

/**
 * Turns a page of ours into its floor.
 *
 * @param html as the server sends it
 * @param css its stylesheets, apart from those that stand in the page itself
 */
export function makeFloorPage(html: string, css: string): string {
  const largest = html.match(PICTURE)?.find((picture) => /fetchpriority="high"/i.test(picture));
  return (
    html
      .replace(SCRIPTS, '')
      .replace(HEAD_LINKS, '')
      .replace(STYLESHEET, '')
      .replace(PICTURE, (picture) => (picture === largest ? picture : ''))
      .replace('</head>', () => (css === '' ? '</head>' : `<style>${css}</style></head>`))
      // The system's own face: a floor waits for no font.
      .replace(FONT_FACE, '')
  );
}

/** Addresses of the stylesheets that the first paint of a page waits for, those of its head. */
export function listStylesheets(html: string): string[] {
  const [head = ''] = html.split('</head>', 1);
  return Array.from(head.matchAll(STYLESHEET), ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');
}
