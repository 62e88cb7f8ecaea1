/** Characters as people see them: an emoji with its skin tone, a letter with its accents, क्ष. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The longest beginning of a text that people see whole: no emoji, flag, accent or conjunct is cut
 * apart (product 8.1.4).
 *
 * @param maxLength as the contract counts, in code points
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = 0;
  let length = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    length += Array.from(segment).length;
    if (length > maxLength) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/**
 * The shortest beginning of a text that people see whole and that has at least these letters.
 *
 * @param minLength in code units, as the length of a string
 */
export function coverText(text: string, minLength: number): string {
  if (minLength <= 0) return '';
  for (const { segment, index } of segmenter.segment(text)) {
    const end = index + segment.length;
    if (end >= minLength) return text.slice(0, end);
  }
  return text;
}
