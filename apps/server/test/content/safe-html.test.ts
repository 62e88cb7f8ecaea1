import { expect, test } from 'vitest';
import { toSafeMapEmbed } from '../../src/content/map-embed.ts';
import { toSafeHtml } from '../../src/content/safe-html.ts';

test('a content page retains its text, links, lists and tables', () => {
  const html =
    '<h2>Title</h2>\n<p>Text with <strong>weight</strong> and <a href="https://example.com" rel="noopener">a link</a>.</p>\n' +
    '<ul><li>One</li></ul><table><thead><tr><th scope="col">A</th></tr></thead></table>';
  expect(toSafeHtml(html)).toBe(html);
  expect(toSafeHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  expect(toSafeHtml('<a href="mailto:a@example.com">m</a>')).toContain('href="mailto:');
});

test.for<[html: string, left: string]>([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<form action="https://evil.example"><input><button>x</button></form>', 'x'],
  ['<style>*{background:url(//evil.example)}</style>x', 'x'],
  ['<p style="position:fixed" id=main class=x onclick=alert(1)>x</p>', '<p>x</p>'],
  ['</div></main></body></html><p>x', '<p>x</p>'],
  // One reader of HTML is inside the element until its end, another inside the attribute or the comment.
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  [
    '<math><mtext><table><mglyph><style><!--</style><img src=x onerror=alert(1)>-->',
    '<table>--&gt;</table>',
  ],
])('nothing but what a page is made of is left of %j, sanitised once or twice', ([html, left]) => {
  expect(toSafeHtml(html)).toBe(left);
  expect(toSafeHtml(toSafeHtml(html))).toBe(left);
});

test.for([
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/',
  '/\\evil.example/',
])('a link leads nowhere but where it says: %j', (address) => {
  expect(toSafeHtml(`<a href="${address}">x</a>`)).toBe('<a rel="noopener">x</a>');
});

// product 5.7.3
test('a map of a known host is rebuilt with a sandbox', () => {
  const embed = toSafeMapEmbed(
    '<p>Here:</p><iframe title="Map of &quot;Jaipur&quot;" src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik" width="600" height="99999" onload="alert(1)" style="x" srcdoc="<script>"></iframe>',
  );
  expect(embed).toBe(
    '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1&amp;layer=mapnik" ' +
      'title="Map of &quot;Jaipur&quot;" width="600" height="420" loading="lazy" ' +
      'referrerpolicy="no-referrer-when-downgrade" ' +
      'sandbox="allow-scripts allow-same-origin allow-popups"></iframe>',
  );
});

test.for([
  '',
  '<p>No map</p>',
  '<iframe></iframe>',
  '<iframe src="http://www.openstreetmap.org/export/embed.html"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="https://www.openstreetmap.org.evil.example/"></iframe>',
  '<iframe src="https://www.openstreetmap.org:8443/"></iframe>',
  '<iframe src="https://www.openstreetmap.org@evil.example/"></iframe>',
  '<iframe src="https://user@www.openstreetmap.org/"></iframe>',
  '<iframe src="//www.openstreetmap.org/"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<script src="https://www.google.com/maps"></script>',
])('no map is made of %s', (html) => {
  expect(toSafeMapEmbed(html)).toBe('');
});
