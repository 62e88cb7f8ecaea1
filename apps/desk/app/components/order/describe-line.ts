import { sizeInName } from '@haat/domain/desk';
import type { DeskOrderLine } from '../../lib/api/types.ts';
import { FORMATS } from '../../lib/format/format.ts';
import { type Language, useLanguage } from '../../lib/language/language.ts';
import { WORDS } from '../words/words.texts.ts';
import { LINE } from './line.texts.ts';

type NamedLine = Pick<DeskOrderLine, 'name' | 'nameHindi' | 'packSize' | 'quantity'>;

/** A line of an order in the words of a language. */
interface LineText {
  /** With the size, which only the English name of a product ends with. */
  readonly name: string;
  /** In the other language, '' without one. */
  readonly otherName: string;
  /** What is to be put into the packet, such as '2 नग × 400 ग्राम'. */
  readonly amount: string;
}

/** Describes what a line puts into the packet (product 10.2.9). */
export function describeLine(line: NamedLine, language: Language): LineText {
  const size = sizeInName(line.name);
  const hindi =
    line.nameHindi === '' || size === null
      ? line.nameHindi
      : `${line.nameHindi}, ${LINE.hi.size(size)}`;
  const isInHindi = language === 'hi' && hindi !== '';
  return {
    name: isInHindi ? hindi : line.name,
    otherName: isInHindi ? line.name : hindi,
    amount: describeAmount(line, language),
  };
}

function describeAmount({ quantity, packSize }: NamedLine, language: Language): string {
  const words = WORDS[language];
  const texts = LINE[language];
  const { number } = FORMATS[language];
  if (packSize === null || (packSize.unit === 'piece' && packSize.amount === 1)) {
    return words.pieces(number(quantity));
  }
  const { amount, unit } = packSize;
  // '2 नग × 6 नग' would be read as eight.
  if (unit === 'piece') {
    return `${texts.packs(number(quantity))} × ${words.pieces(number(amount))}`;
  }
  const large = unit === 'g' ? texts.kilograms : texts.litres;
  const size =
    amount < 1000
      ? `${number(amount)} ${words.packUnits[unit]}`
      : `${number(amount / 1000)} ${large}`;
  return `${words.pieces(number(quantity))} × ${size}`;
}

/** Describes lines in the language of the screens, see {@link describeLine}. */
export function useDescribeLine(): (line: NamedLine) => LineText {
  const language = useLanguage();
  return (line) => describeLine(line, language);
}
