import { shopQuery } from '@haat/api-sdk/tanstack';
import { ORDER_TEXT_PLACES } from '@haat/domain/desk';
import { Alert, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { FEEDBACK } from '../../components/feedback/feedback.texts.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { DeskOrderText } from '../../lib/api/types.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Route } from './+types/order-text.route';
import { ORDER_TEXTS_SCREEN } from './order-texts.texts.ts';
import { TextForm } from './text-form.tsx';

/** What the shop writes about orders in one state, in both languages. */
export default function OrderTextRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(ORDER_TEXTS_SCREEN);
  const words = useTexts(WORDS);
  const feedback = useTexts(FEEDBACK);
  const canEdit = useCan('texts.edit');
  const list = useQuery(shopQuery(desk, '/desk/order-texts'));
  const text = list.data?.texts.find(({ kind }) => kind === params.kind);
  return (
    <Page
      title={text ? words.news[text.kind] : texts.title}
      back={{ to: '/order-texts', label: texts.back }}
    >
      <Loaded query={list}>
        {() =>
          text === undefined ? (
            <Alert>{feedback.notFound}</Alert>
          ) : (
            <div key={text.kind} className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {!canEdit && <Alert tone="info">{texts.readOnly}</Alert>}
              <TextForm text={text} canEdit={canEdit} />
              <Places kind={text.kind} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

/** What can stand in a text in place of an order's own words. */
function Places({ kind }: Pick<DeskOrderText, 'kind'>) {
  const texts = useTexts(ORDER_TEXTS_SCREEN);
  return (
    <Section title={texts.places}>
      <Card>
        <dl className="grid gap-2 sm:grid-cols-2">
          {ORDER_TEXT_PLACES[kind].map((place) => (
            <div key={place}>
              <dt className="font-mono font-semibold">{`{${place}}`}</dt>
              <dd className="text-ink-soft">{texts.meanings[place]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-ink-soft">{texts.placesLead}</p>
      </Card>
    </Section>
  );
}
