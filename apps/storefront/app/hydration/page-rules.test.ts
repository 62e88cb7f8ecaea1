import { describe, expect, it } from 'vitest';
import { createPageRules, writeLateRules } from './page-rules.ts';

const THEME = '@layer theme{:root{--color-ink:#2a1b14}}';
const BASE = '@layer base{p{margin:0}a[href^=mailto\\:]{color:red}}@layer components;';
const FONT = '@font-face{font-family:Mukta;src:url("data:,{;}")}';
const PRINT = '@media print{html{background:#fff}}';
const INITIAL =
  '@layer properties{@supports (color:red){*,:before{--tw-border:solid;--tw-shadow:0 0 #0000}}}';
const BORDER = '@property --tw-border{syntax:"*";inherits:false;initial-value:solid}';
const SHADOW = '@property --tw-shadow{syntax:"*";inherits:false}';
const SPIN = '@keyframes spin{to{rotate:360deg}}';
const UTILITIES = [
  '.flex{display:flex}',
  '.border{border-style:var(--tw-border)}',
  '.shadow{box-shadow:var(--tw-shadow)}',
  '.spin{animation:spin 1s}',
  '.figures,.price{white-space:nowrap}',
  ':is(:where(.group):hover .group-hover\\:underline){color:red}',
  '@media (width>=48rem){.md\\:flex{display:flex}.md\\:p-2\\.5{padding:1px}',
  '@supports (color:lab(0 0 0)){.md\\:lab{color:red}}}',
  '.\\[\\&_svg\\]\\:shrink-0 svg{flex-shrink:0}',
  '.\\32xl{font-size:2rem}',
  '.flex.wide{width:100%}',
].join('');

const SHEET = `/*! a notice */ ${INITIAL}${THEME}${BASE}@layer utilities{${UTILITIES}}${FONT}${PRINT}${BORDER}${SHADOW}${SPIN}`;
const ALWAYS = THEME + BASE + FONT + PRINT;

const writeRules = createPageRules(SHEET);
const rulesOf = (classes: string) => writeRules(`<p class="${classes}">`).replace(ALWAYS, '');

describe('createPageRules', () => {
  it('gives every page the theme, the fonts and the elements, also one without classes', () => {
    expect(writeRules('<p>')).toBe(ALWAYS);
  });

  it('takes the rules of the classes, in the order of the sheet', () => {
    expect(rulesOf('unknown figures flex')).toBe(
      '@layer utilities{.flex{display:flex}.figures,.price{white-space:nowrap}.flex.wide{width:100%}}',
    );
  });

  it('keeps the conditions around rules, once for those that share them', () => {
    expect(rulesOf('md:lab md:flex flex md:p-2.5')).toBe(
      '@layer utilities{.flex{display:flex}@media (width>=48rem){.md\\:flex{display:flex}' +
        '.md\\:p-2\\.5{padding:1px}@supports (color:lab(0 0 0)){.md\\:lab{color:red}}}' +
        '.flex.wide{width:100%}}',
    );
  });

  it.each([
    ['[&amp;_svg]:shrink-0', '.\\[\\&_svg\\]\\:shrink-0 svg{flex-shrink:0}'],
    ['2xl', '.\\32xl{font-size:2rem}'],
    ['group-hover:underline', ':is(:where(.group):hover .group-hover\\:underline){color:red}'],
  ])('knows the class %s by its selector', (name, rule) => {
    expect(rulesOf(name)).toBe(`@layer utilities{${rule}}`);
  });

  it('takes the animations and registered properties that the rules use, with their initial values', () => {
    expect(rulesOf('spin')).toBe(`@layer utilities{.spin{animation:spin 1s}}${SPIN}`);
    expect(rulesOf('border')).toBe(
      '@layer properties{@supports (color:red){*,:before{--tw-border:solid;}}}' +
        `@layer utilities{.border{border-style:var(--tw-border)}}${BORDER}`,
    );
  });

  it('reads the classes of all elements, and of one document only', () => {
    expect(writeRules('<p class="spin"><b class="flex">')).toContain('.flex{');
    expect(writeRules('<p class="flex">')).not.toContain('.spin{');
  });
});

describe('writeLateRules', () => {
  it('is all that a document may leave out', () => {
    expect(writeLateRules(SHEET)).toBe(
      INITIAL.replace('#0000}', '#0000;}') +
        `@layer utilities{${UTILITIES}}${BORDER}${SHADOW}${SPIN}`,
    );
  });
});
