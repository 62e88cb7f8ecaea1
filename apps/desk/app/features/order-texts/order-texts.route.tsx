import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
import { Page } from '../../components/page/page.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ORDER_TEXTS_SCREEN } from './order-texts.texts.ts';

/** What the shop writes about orders, one row for each state. */
export default function OrderTextsRoute() {
  const texts = useTexts(ORDER_TEXTS_SCREEN);
  const words = useTexts(WORDS);
  const isHindi = useLanguage() === 'hi';
  const list = useQuery(shopQuery(desk, '/desk/order-texts'));
  return (
    <Page title={texts.title} back={{ to: '/more', label: texts.more }}>
      <p className="mb-4 text-ink-soft">{texts.lead}</p>
      <Loaded query={list}>
        {(data) => (
          <LinkRows
            rows={data.texts.map(({ kind, text, textHindi }) => ({
              to: href('/order-texts/:kind', { kind }),
              label: words.news[kind],
              note: findSentence(isHindi ? textHindi : text),
            }))}
          />
        )}
      </Loaded>
    </Page>
  );
}

/** The first line after the greeting, by which a text is known. */
function findSentence(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines[1] ?? lines[0] ?? '';
}
