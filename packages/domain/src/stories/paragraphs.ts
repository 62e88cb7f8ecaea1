/** A text's paragraphs, split on blank lines (spec §2); single line breaks stay inside one. */
export function splitParagraphs(content: string): string[] {
  return content
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
