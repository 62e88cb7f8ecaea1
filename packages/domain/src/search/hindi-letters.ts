/** Hindi letters that one writes for another: the sign of a nasal, and letters with and without a dot. */
export const ALIKE_LETTERS: readonly (readonly [letter: string, plain: string])[] = [
  ['\u0901', '\u0902'],
  ['\u093c', ''],
  ['\u0958', '\u0915'],
  ['\u0959', '\u0916'],
  ['\u095a', '\u0917'],
  ['\u095b', '\u091c'],
  ['\u095c', '\u0921'],
  ['\u095d', '\u0922'],
  ['\u095e', '\u092b'],
  ['\u095f', '\u092f'],
];

/** A text in which 'मूँग' and 'मूंग', 'पापड़' and 'पापड' are the same (product 10.3.1). */
export function toPlainLetters(text: string): string {
  return ALIKE_LETTERS.reduce((plain, [letter, other]) => plain.replaceAll(letter, other), text);
}
