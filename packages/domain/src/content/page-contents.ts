import { toPlainText } from './to-plain-text.ts';

/** A link of a list of contents to a section of the page. */
export interface ContentsLink {
  /** Id of the section's heading. */
  readonly id: string;
  /** Plain text of the section's heading. */
  readonly title: string;
}

interface PageContents {
  readonly html: string;
  /** Empty for a page with fewer than {@link MIN_SECTIONS} sections. */
  readonly contents: readonly ContentsLink[];
}

/** A shorter page is read at a glance. */
const MIN_SECTIONS = 3;

interface Block {
  /** Name of the element; '' for a text between elements. */
  readonly tag: string;
  readonly html: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/gi;

/** Elements without an end tag that content pages may have. */
const VOID_TAGS = new Set(['br', 'hr']);

/** Splits HTML into its outermost elements and the texts between them. */
function splitBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let tag = '';
  function cut(end: number): void {
    if (end > start) blocks.push({ tag, html: html.slice(start, end) });
    start = end;
    tag = '';
  }
  for (const { index, 0: text, 1: slash, 2: name = '' } of html.matchAll(TAG)) {
    if (VOID_TAGS.has(name)) continue;
    if (slash === '/') {
      depth -= 1;
      if (depth === 0) cut(index + text.length);
    } else {
      if (depth === 0) {
        cut(index);
        tag = name;
      }
      depth += 1;
    }
  }
  cut(html.length);
  return blocks;
}

/** A heading that asks, whose answer can be folded. */
function isQuestion({ tag, html }: Block): boolean {
  return tag === 'h3' && toPlainText(html).endsWith('?');
}

/**
 * Prepares the sanitised HTML of a content page for reading (product 2.12.6): gives its sections ids
 * to jump to, folds the answer under each question, and lets the keyboard scroll a wide table.
 */
export function arrangePage(page: string): PageContents {
  const contents: ContentsLink[] = [];
  let html = '';
  let isFolding = false;
  for (const block of splitBlocks(page)) {
    const isHeading = block.tag === 'h2' || block.tag === 'h3';
    if (isFolding && isHeading) html += '</details>';
    if (isHeading) isFolding = isQuestion(block);
    if (isFolding && isHeading) {
      html += `<details><summary>${block.html}</summary>`;
    } else if (block.tag === 'h2') {
      const id = `section-${contents.length + 1}`;
      contents.push({ id, title: toPlainText(block.html) });
      html += block.html.replace(/^<h2/, `<h2 id="${id}"`);
    } else if (block.tag === 'table') {
      html += block.html.replace(/^<table/, '<table tabindex="0"');
    } else {
      html += block.html;
    }
  }
  if (isFolding) html += '</details>';
  return { html, contents: contents.length < MIN_SECTIONS ? [] : contents };
}
