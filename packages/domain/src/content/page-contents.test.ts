import { expect, it } from 'vitest';
import { arrangePage } from './page-contents.ts';

// product 2.12.6
it('lists the sections of a page with three or more', () => {
  const { html, contents } = arrangePage(
    '<p>Lead</p><h2>One</h2><h2>Two &amp; more</h2><h2>Three</h2>',
  );
  expect(contents).toEqual([
    { id: 'section-1', title: 'One' },
    { id: 'section-2', title: 'Two & more' },
    { id: 'section-3', title: 'Three' },
  ]);
  expect(html).toBe(
    '<p>Lead</p><h2 id="section-1">One</h2><h2 id="section-2">Two &amp; more</h2><h2 id="section-3">Three</h2>',
  );
});

it('lists nothing of a shorter page', () => {
  expect(arrangePage('<h2>One</h2><h2>Two</h2>').contents).toEqual([]);
});

// product 2.12.6
it('folds the answer under a question, up to the next heading', () => {
  expect(
    arrangePage(
      '<h2>Ordering</h2>\n<h3>How?</h3><p>So.</p><p>Or <a href="/story">so</a>.</p><h3>Why?</h3>Because.<h2>Rest</h2><p>End</p>',
    ).html,
  ).toBe(
    '<h2 id="section-1">Ordering</h2>\n<details><summary><h3>How?</h3></summary><p>So.</p><p>Or <a href="/story">so</a>.</p></details><details><summary><h3>Why?</h3></summary>Because.</details><h2 id="section-2">Rest</h2><p>End</p>',
  );
});

it('folds the last answer, too', () => {
  expect(arrangePage('<h3>Why?</h3><p>So.<br>Yes.</p>').html).toBe(
    '<details><summary><h3>Why?</h3></summary><p>So.<br>Yes.</p></details>',
  );
});

it.each([
  ['a heading that is no question', '<h3>Wool</h3><p>Wash cold.</p>'],
  [
    'headings inside of other elements',
    '<blockquote><h2>In</h2><h3>Why?</h3><p>So.</p></blockquote>',
  ],
  ['text alone', 'Only text'],
  ['nothing', ''],
])('leaves %s as it is', (_, html) => {
  expect(arrangePage(html)).toEqual({ html, contents: [] });
});

// product 2.12.6
it('lets the keyboard scroll a wide table', () => {
  expect(arrangePage('<p>Prices</p><table><tr><td>₹240</td></tr></table>').html).toBe(
    '<p>Prices</p><table tabindex="0"><tr><td>₹240</td></tr></table>',
  );
});
