import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from '@haat/checks/find-chromium';
import { compile, optimize } from '@tailwindcss/node';
import { type Browser, chromium, type Page } from 'playwright';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileStandalone } from '../scripts/standalone-styles.ts';
import { Specimen } from './specimen.tsx';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const specimen = renderToString(createElement(Specimen));
const classes = [
  ...new Set(
    [...specimen.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  ),
].map((name) => name.replaceAll('&amp;', '&').replaceAll('&gt;', '>'));

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  // The stylesheets lie in a folder of their own, from where their URLs lead to the package's files.
  folder = await mkdtemp(join(tmpdir(), 'haat-styles-'));
  for (const name of ['fonts', 'styles']) {
    await symlink(join(packageFolder, name), join(folder, name));
  }
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page that links a stylesheet, at the width of a phone or a desktop. */
async function open(css: string, html: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const file = join(folder, `${crypto.randomUUID()}.html`);
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style>${html}`,
  );
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
  });
  return page;
}

/** Every computed property of every element below the selector, and of its `::before` and `::after`. */
async function readStyles(page: Page, selector: string): Promise<string[]> {
  // One text: Playwright takes long over a million values.
  const text = await page.evaluate((within) => {
    const read = (element: Element, pseudo = '') => {
      const style = getComputedStyle(element, pseudo || undefined);
      if (pseudo !== '' && style.content === 'none') return '<nothing>';
      return [
        `<${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo}`,
        ...Array.from(style)
          .filter((property) => !/^-|-(block|inline|start|end)\b/.test(property))
          .map((property) => `${property}: ${style.getPropertyValue(property)}`),
      ].join('\n');
    };
    return [...document.querySelectorAll(`${within} *`)]
      .flatMap((element) => ['', '::before', '::after'].map((pseudo) => read(element, pseudo)))
      .join('\n');
  }, selector);
  return text.split('\n');
}

/** What differs between two pages of the same elements. */
function compareStyles(shown: string[], wanted: string[]): string[] {
  expect(shown.length).toBe(wanted.length);
  let element = '';
  return shown.flatMap((line, index) => {
    if (line.startsWith('<')) element = line;
    return line === wanted[index] ? [] : [`${element} ${line}, not ${wanted[index]}`];
  });
}

/** The stylesheet of an app with Tailwind, as the README shows it. */
async function compileWithTailwind(css: string, candidates: readonly string[]): Promise<string> {
  const { build } = await compile(css, {
    base: packageFolder,
    from: join(packageFolder, 'scripts/app.css'),
    shouldRewriteUrls: true,
    onDependency: () => {},
  });
  return optimize(build([...candidates]), { minify: true }).code;
}

test.each([360, 1280])('without Tailwind all components look the same, at %d px', async (width) => {
  const withTailwind = await compileWithTailwind(
    '@import "tailwindcss" source(none); @import "./styles/theme.css";',
    classes,
  );
  const alone = await compileStandalone(classes);
  const [expected, shown] = await Promise.all([
    open(withTailwind.replaceAll('./styles/../', ''), `<body>${specimen}`, width),
    open(alone.replaceAll('../', ''), `<body class="haat">${specimen}`, width),
  ]);
  const wanted = await readStyles(expected, 'body');
  expect(wanted.length).toBeGreaterThan(500);
  expect(compareStyles(await readStyles(shown, 'body'), wanted)).toEqual([]);
  await Promise.all([expected.close(), shown.close()]);
});

test('a page around the components stays as it is', async () => {
  const host = `
    <body>
      <main id="host">
        <h1>Title</h1><p>Text with <a href="#x">a link</a> and <small>small</small> print</p>
        <ul><li>One</li></ul><ol><li>Two</li></ol><hr><blockquote>Words</blockquote>
        <table><tr><th>Head</th><td>Cell</td></tr></table>
        <form><input placeholder="Name"><select><option>A</select><button>Send</button></form>
        <img alt=""><details><summary>More</summary>Text</details>
        <div class="flex grid border hidden underline p-4 bg-madder page-width">Own classes</div>
      </main>
      <div class="haat"><button class="bg-madder">Buy</button></div>`;
  const css = await compileStandalone();
  const [before, after] = await Promise.all([open('', host, 1280), open(css, host, 1280)]);
  expect(
    compareStyles(await readStyles(after, '#host'), await readStyles(before, '#host')),
  ).toEqual([]);
  const background = (page: Page) =>
    page.evaluate(() => {
      const button = document.querySelector('.haat button');
      return button === null ? '' : getComputedStyle(button).backgroundColor;
    });
  expect(await background(after)).toBe('rgb(189, 26, 18)');
  await Promise.all([before.close(), after.close()]);
});

test('every rule of the stylesheet is in the layer haat and needs the class haat', async () => {
  const outside: string[] = [];
  let count = 0;
  postcss.parse(await compileStandalone()).walkRules((rule) => {
    const around = [];
    for (let node = rule.parent; node?.type === 'atrule'; node = node.parent) around.push(node);
    if (around.some((node) => 'name' in node && node.name === 'keyframes')) return;
    count += 1;
    const isLayered = around.some(
      (node) => 'params' in node && node.name === 'layer' && /^haat\./.test(String(node.params)),
    );
    if (!isLayered || !rule.selectors.every((selector) => selector.includes('.haat'))) {
      outside.push(rule.selector);
    }
  });
  expect(count).toBeGreaterThan(200);
  expect(outside).toEqual([]);
});

test('one more line brings Tailwind’s own colours back, and leaves the theme’s', async () => {
  const theme = '@import "tailwindcss" source(none); @import "./styles/theme.css";';
  const names = ['bg-blue-500', 'bg-leaf', 'text-sm', 'md:p-4'];
  const alone = await compileWithTailwind(theme, names);
  expect(alone).not.toContain('.bg-blue-500');
  const both = await compileWithTailwind(
    `${theme} @import "tailwindcss/theme.css" layer(theme);`,
    names,
  );
  expect(both).toContain('.bg-blue-500');
  expect(both).toContain('--color-leaf:#3f6b3a');
  expect(both).toContain('--text-sm--line-height:1.5');
  expect(both).toContain('(min-width:48rem)');
});
