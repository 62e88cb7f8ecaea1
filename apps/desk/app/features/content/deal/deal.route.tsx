import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentNav } from '../content-nav.tsx';
import { DealForm } from './deal-form.tsx';

export default function DealRoute() {
  const texts = useTexts(CONTENT);
  const deal = useQuery(shopQuery(desk, '/desk/deal'));
  return (
    <Page title={texts.deal} back={{ to: '/more', label: texts.more }}>
      <ContentNav />
      <Loaded query={deal}>{(data) => <DealForm deal={data} />}</Loaded>
    </Page>
  );
}
