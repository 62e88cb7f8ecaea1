import { getFirstField, parseList, parseText } from '../input/read.ts';

// Stands in for a decimal point while the text is split.
const DECIMAL_POINT = '\u0000';

/** The sentences of a text, split on periods; the point of a number such as 2.5 does not split. */
function splitSentences(text: string): string[] {
  return text
    .replace(/(\d)\.(?=\d)/g, `$1${DECIMAL_POINT}`)
    .split('.')
    .map((sentence) => sentence.replaceAll(DECIMAL_POINT, '.').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/**
 * A product's feature bullets: the `features` (or `productFeatures`) text split on periods
 * (spec §2, §3), each once. A list of texts is understood too.
 */
export function parseBullets(product: unknown): string[] {
  const features = getFirstField(product, ['features', 'productFeatures']);
  const texts = typeof features === 'string' ? [features] : parseList(features).map(parseText);
  return [...new Set(texts.flatMap(splitSentences))];
}
