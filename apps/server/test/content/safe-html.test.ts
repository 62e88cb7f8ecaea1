import { describe, expect, test } from 'vitest';
import { toSafeMapEmbed } from '../../src/content/map-embed.ts';
import { toSafeHtml } from '../../src/content/safe-html.ts';
import { HOSTILE_ADDRESSES, listHostileHtml, PAYLOADS } from '../support/pages/hostile-html.ts';
import { findHtmlBreach } from '../support/pages/html-breach.ts';

test('a content page retains its text, links, lists and tables', () => {
  const html =
    '<h2>Title</h2>\n<p>Text with <strong>weight</strong> and <a href="https://example.com" rel="noopener">a link</a>.</p>\n' +
    '<ul><li>One</li></ul><table><thead><tr><th scope="col">A</th></tr></thead></table>';
  expect(toSafeHtml(html)).toBe(html);
  expect(toSafeHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  expect(toSafeHtml('<a href="mailto:a@example.com">m</a>')).toContain('href="mailto:');
});

describe('read as browsers read it, three times over,', () => {
  const cases = Array.from(listHostileHtml());

  test(`nothing but what a page is made of is left of ${cases.length} pieces of hostile HTML`, () => {
    expect(cases.length).toBeGreaterThan(1_000);
    const breaches = cases.flatMap((html) => {
      const breach = findHtmlBreach(toSafeHtml(html));
      return breach === undefined ? [] : [`${breach} in ${html.slice(0, 300)}`];
    });
    expect(breaches).toEqual([]);
  });

  test('nor of any of them inside a page that is sanitised twice', () => {
    const page = (html: string) => `<h2>Title</h2><p>Text ${html}</p><ul><li>One</li></ul>`;
    const breaches = cases.filter(
      (html) => findHtmlBreach(toSafeHtml(toSafeHtml(page(html)))) !== undefined,
    );
    expect(breaches).toEqual([]);
  });

  test.for(HOSTILE_ADDRESSES)('a link leads nowhere but where it says: %j', (address) => {
    for (const html of [
      `<a href="${address}">x</a>`,
      `<a href='${address}'>x</a>`,
      `<a href=${address}>x</a>`,
      `<A HREF = "${address}">x`,
      `<a href="https://example.com" href="${address}">x</a>`,
    ]) {
      expect(findHtmlBreach(toSafeHtml(html)), html).toBeUndefined();
    }
  });

  test('no map is made of any of it', () => {
    for (const html of cases) expect(toSafeMapEmbed(html)).toBe('');
  });

  test('every payload would be found if it were let through', () => {
    for (const html of PAYLOADS) expect(findHtmlBreach(html), html).toBeDefined();
    const isFound = (address: string) =>
      findHtmlBreach(`<a href="${address.replaceAll('"', '&quot;')}">x</a>`) !== undefined;
    expect(HOSTILE_ADDRESSES.filter(isFound).length).toBeGreaterThan(10);
    expect(findHtmlBreach('<p>Text</p></div><p>more</p>')).toBe('the rest of the page');
    expect(findHtmlBreach('<h2>Title</h2><p><a href="/pages/faq">Text</a></p>')).toBeUndefined();
  });
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
