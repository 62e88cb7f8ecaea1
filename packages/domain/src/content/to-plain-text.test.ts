import { expect, it } from 'vitest';
import { toPlainText } from './to-plain-text.ts';

it.each([
  ['', ''],
  [
    '<h2>Parcels</h2><p>They leave within <b>two</b> days.</p>',
    'Parcels They leave within two days.',
  ],
  [
    '<p>Papad &amp; biscuits &#8212; &quot;crisp&quot;&nbsp;ones</p>',
    'Papad & biscuits — "crisp" ones',
  ],
  ['<p>Read <a href="/story">this</a>.</p>', 'Read this.'],
  ['&unknown; &#0; &#1114112;', '&unknown; &#0; &#1114112;'],
  // An escaped tag is text and must stay text.
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
])('%s reads as %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
