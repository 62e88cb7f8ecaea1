import { choosePlural } from '../../lib/language/choose-plural.ts';
import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of what a line of an order puts into the packet. */
export const LINE = defineTexts({
  hi: {
    kilograms: 'किलो',
    litres: 'लीटर',
    size: (size: string) => `नाप ${size}`,
    packs: (_count: number, shown: string) => `${shown} पैकेट`,
  },
  en: {
    kilograms: 'kg',
    litres: 'l',
    size: (size: string) => `Size ${size}`,
    packs: (count: number, shown: string) =>
      choosePlural('en', count, { one: `${shown} pack`, other: `${shown} packs` }),
  },
});
