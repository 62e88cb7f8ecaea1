import { type Attribute, type Extensions, Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

function toElement(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.firstElementChild ?? body;
}

/** A block without a tool: it is shown, moved and removed as a whole, and stays as it is. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element) => element.outerHTML },
  }),
  // Before the table that has tools, which has no caption.
  parseHTML: () => ['dl', 'figure', 'table:has(caption)'].map((tag) => ({ tag, priority: 60 })),
  renderHTML: ({ node: { attrs } }) => {
    const { html } = attrs;
    return document.importNode(toElement(String(html)), true);
  },
});

/** A mark without a tool, which words keep. */
function createKeptMark(tag: string) {
  return Mark.create({
    name: tag,
    addAttributes: () => ({ title: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** How many rows or columns a cell spans; one is not written. */
function span(name: 'colspan' | 'rowspan'): Partial<Attribute> {
  return {
    default: 1,
    parseHTML: (element) => Number(element.getAttribute(name) ?? 1),
    renderHTML: ({ [name]: count }) => (count === 1 ? {} : { [name]: count }),
  };
}

/** What a content page is made of, as the server's sanitiser knows it (product 10.7.7). */
export const PAGE_SCHEMA: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: false,
    gapcursor: false,
  }),
  // Without the widths of columns, which a page may not have.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
  TableRow,
  TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), colspan: span('colspan'), rowspan: span('rowspan') };
    },
  }),
  TableHeader.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        colspan: span('colspan'),
        rowspan: span('rowspan'),
        scope: { default: null },
      };
    },
  }),
  KeptBlock,
  ...['small', 'sub', 'sup', 'abbr'].map(createKeptMark),
];
