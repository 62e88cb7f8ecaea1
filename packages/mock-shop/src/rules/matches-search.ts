/**
 * Whether every word that is searched for begins a word of one of the texts, whatever the case. An
 * empty search finds everything; one that has nothing but signs, nothing.
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = toWords(search);
  if (wanted.length === 0) return search.trim() === '';
  const words = texts.flatMap(toWords);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}
