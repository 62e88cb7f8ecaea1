import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import type { Route } from './+types/page.route';
import { PageEditor } from './page-editor.tsx';

export default function PageRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(CONTENT);
  const page = useQuery(shopQuery(desk, '/desk/pages/{id}', { params: { path: params } }));
  return (
    <Page
      title={page.data?.title ?? texts.pages}
      back={{ to: '/content/pages', label: texts.pages }}
    >
      <Loaded query={page}>{(data) => <PageEditor key={data._id} page={data} />}</Loaded>
    </Page>
  );
}
