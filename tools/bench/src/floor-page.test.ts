import { expect, it } from 'vitest';
import { formatTable, judge, median } from './figures.ts';
import { listStylesheets, makeFloorPage } from './floor-page.ts';

const HTML = `<html><head><title>Papad</title>
<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/>
<script type="application/ld+json">{"a":1}</script><link rel="stylesheet" href="/a.css"/></head>
<body><img src="/logo.png"><picture><source srcset="/1.avif"><img fetchPriority="high" src="/1.jpg"></picture>
<picture><img fetchPriority="auto" src="/2.jpg"></picture><h1>Papad</h1><link rel="stylesheet" href="/late.css"/><script>run()</script></body></html>`;

it('has the text, the look and the largest picture, and nothing else', () => {
  const floor = makeFloorPage(HTML, '@font-face{font-family:a}h1{color:red}$&');
  expect(floor.replace(/\s+/g, ' ')).toBe(
    '<html><head><title>Papad</title> <style>h1{color:red}$&</style></head> ' +
      '<body><picture><source srcset="/1.avif"><img fetchPriority="high" src="/1.jpg"></picture> ' +
      '<h1>Papad</h1></body></html>',
  );
  expect(listStylesheets(HTML)).toEqual(['/a.css']);
});

it('has the inline styles of the page, without its fonts', () => {
  const page = '<html><head><style>@font-face{font-family:a}p{margin:0}</style></head></html>';
  expect(makeFloorPage(page, '')).toBe('<html><head><style>p{margin:0}</style></head></html>');
  expect(listStylesheets(page)).toEqual([]);
});

it('takes the middle figure', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('writes a table and judges by the goal', () => {
  expect(formatTable(['a', 'b'], [['x', 1]])).toBe('| a | b |\n|---|--:|\n| x | 1 |');
  expect([judge(1, 1), judge(1.1, 1)]).toEqual(['met', 'MISSED']);
});
