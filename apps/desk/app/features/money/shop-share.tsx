import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MONEY } from './money.texts.ts';
import { ShareDialog } from './share-dialog.tsx';

/** What the shop keeps of a sale; who records payments changes it. */
export function ShopShare({ canChange }: { readonly canChange: boolean }) {
  const texts = useTexts(MONEY);
  const format = useFormat();
  const share = useQuery(shopQuery(desk, '/desk/money/share'));
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Section title={texts.share}>
      <Loaded query={share} rows={1}>
        {(present) => (
          <Card className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-48">
              {texts.shareNow(format.number(present.shopShare / 100))}
            </p>
            {canChange && (
              <Button variant="secondary" onClick={() => setIsChanging(true)}>
                {texts.changeShare}
              </Button>
            )}
            {isChanging && <ShareDialog share={present} onClose={() => setIsChanging(false)} />}
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
