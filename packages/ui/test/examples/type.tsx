import { BlockPrintBorder, BlockPrintButa, SectionHeading } from '../../src/index.ts';
import type { ExampleGroup } from '../example.ts';

export const TYPE: ExampleGroup = {
  title: 'Type and prints',
  examples: [
    {
      component: 'SectionHeading',
      content: (
        <div className="grid gap-1">
          <SectionHeading level="h3">Handmade Treasures मसाले</SectionHeading>
          <p className="font-display text-3xl">Rozha 40 ₹1,499.00 हाट</p>
          <p className="font-display text-2xl">Rozha 28 Handmade Treasures मसाले</p>
          <p className="text-xl">Mukta 22 The quick brown fox मूंग पापड़</p>
          <p className="text-lg font-semibold">Mukta 18 semibold हल्दी पाउडर</p>
          <p>Mukta 16 regular, text to read, 0123456789</p>
          <p className="text-sm text-ink-soft">Mukta 14 soft</p>
          <p className="text-xl font-bold">
            <span className="figures">₹1,111.00</span>{' '}
            <s className="figures text-base font-normal text-ink-soft">₹2,499.00</s>{' '}
            <span className="figures text-madder">₹888.50</span>
          </p>
        </div>
      ),
    },
    {
      component: 'BlockPrintBorder',
      content: (
        <div className="grid gap-4">
          <BlockPrintBorder variant="buti" />
          <BlockPrintBorder variant="jaali" colour="indigo" />
          <BlockPrintBorder variant="leheriya" colour="leaf" />
          <BlockPrintBorder variant="buti" colour="turmeric" />
        </div>
      ),
    },
    {
      component: 'BlockPrintButa',
      content: (
        <div className="flex gap-6">
          <BlockPrintButa colour="madder" />
          <BlockPrintButa colour="indigo" />
          <BlockPrintButa colour="hairline" />
        </div>
      ),
    },
  ],
};
