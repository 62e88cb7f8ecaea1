import { defineTexts } from '../../lib/language/texts.ts';

/** The texts of what a line of an order puts into the packet. */
export const LINE = defineTexts({
  hi: {
    kilograms: 'किलो',
    litres: 'लीटर',
    size: (size: string) => `नाप ${size}`,
    packs: (count: string) => `${count} पैकेट`,
  },
  en: {
    kilograms: 'kg',
    litres: 'l',
    size: (size: string) => `Size ${size}`,
    packs: (count: string) => (count === '1' ? `${count} pack` : `${count} packs`),
  },
});
