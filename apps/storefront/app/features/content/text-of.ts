const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/**
 * The words of a content page without their markup, for search engines and link previews. The
 * result is text: put it where text belongs, never back into a page as HTML.
 */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (entity, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? entity) : readCodePoint(Number(code), entity),
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

function readCodePoint(code: number, entity: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
