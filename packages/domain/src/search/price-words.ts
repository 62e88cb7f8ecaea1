import { toLatinDigits } from '../desk/latin-digits.ts';
import { asPaise, type Paise } from '../money.ts';

/** What a search says of the price. */
export interface PriceWords {
  /** The search without its words of the price, trimmed. */
  readonly text: string;
  /** The words of the price as they were typed; '' without any. */
  readonly priceText: string;
  /** The lowest price, in paise; null for any. */
  readonly minPaise: Paise | null;
  /** The highest price, in paise; null for any. */
  readonly maxPaise: Paise | null;
}

const AMOUNT =
  '(?:₹|rs\\.?|inr|रु\\.?)?\\s*(\\d(?:[\\d,]{0,9}\\d)?)(?:\\s*(?:₹|/-|rs\\b\\.?|rupees?|rupaye|rupay|रुपये|रुपए|रु\\.?))?';
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

function phrase(...parts: readonly string[]): RegExp {
  return new RegExp(`${START}${parts.join('\\s*')}${END}`, 'iu');
}

/** "under 500", "500 se kam", "५०० से कम", "500 तक". */
const AT_MOST = [
  phrase('(?:under|below|less than|up to|upto|within)', AMOUNT),
  phrase(
    AMOUNT,
    '(?:se kam|se sasta|se sasti|se saste|se neeche|se niche|ke andar|tak|or less|से कम|से सस्ता|से सस्ती|से सस्ते|से नीचे|के अंदर|तक)',
  ),
];

/** "above 500", "500 se zyada", "५०० से ज़्यादा". */
const AT_LEAST = [
  phrase('(?:over|above|more than)', AMOUNT),
  phrase(
    AMOUNT,
    '(?:se zyada|se jyada|se adhik|se upar|se mehnga|or more|से ज़्यादा|से ज्यादा|से अधिक|से ऊपर|से महंगा)',
  ),
];

/**
 * Reads what a search says of the price, in English and Hindi, in both scripts (product 5.1.8): "gift
 * under 500" is a search for "gift" up to ₹500.
 */
export function readPriceWords(search: string): PriceWords {
  // The composed letter ज़ is written in two ways.
  let text = toLatinDigits(search).normalize('NFC');
  const found: string[] = [];
  const take = (phrases: readonly RegExp[]): Paise | null => {
    for (const one of phrases) {
      const match = one.exec(text);
      if (match === null) continue;
      found.push(match[0].trim());
      text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      return asPaise(Number(match[1]?.replaceAll(',', '')) * 100);
    }
    return null;
  };
  const maxPaise = take(AT_MOST);
  const minPaise = take(AT_LEAST);
  if (found.length === 0) return { text: search.trim(), priceText: '', minPaise, maxPaise };
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    priceText: found.join(' '),
    minPaise,
    maxPaise,
  };
}
