import { formatSetParts } from '@haat/domain';
import { parsePackSize, parseSetParts } from '@haat/domain/desk';
import { WORDS } from '../../components/words/words.texts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PRODUCT } from './product.texts.ts';

/** Writes a fact of a product as it is read; '' for none. */
export function useDescribeFact(): (name: string, value: unknown) => string {
  const texts = useTexts(PRODUCT);
  const words = useTexts(WORDS);
  const format = useFormat();
  return (name, value) => {
    if (value === null) return '';
    if (name.endsWith('Paise')) return format.money(Number(value));
    const packSize = parsePackSize(value);
    if (packSize !== null) {
      return `${format.number(packSize.amount)} ${words.packUnits[packSize.unit]}`;
    }
    if (name === 'contains') return formatSetParts(parseSetParts(value));
    if (typeof value === 'boolean') return value ? texts.vegetarian : texts.notVegetarian;
    return String(value);
  };
}
