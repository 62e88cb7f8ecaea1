const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/**
 * Strips the markup of a content page, for search engines and link previews. The result is plain
 * text: inserting it as HTML is unsafe.
 */
export function toPlainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string) =>
      code === undefined ? (ENTITIES[name] ?? entity) : decodeCodePoint(Number(code), entity),
    )
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}

function decodeCodePoint(code: number, entity: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}
