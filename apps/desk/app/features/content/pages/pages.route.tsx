import { shopQuery } from '@haat/api-sdk/tanstack';
import { EmptyState } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentNav } from '../content-nav.tsx';
import { ContentRow } from '../content-row.tsx';

export default function PagesRoute() {
  const texts = useTexts(CONTENT);
  const list = useQuery(shopQuery(desk, '/desk/pages'));
  return (
    <Page title={texts.pages} back={{ to: '/more', label: texts.more }}>
      <ContentNav />
      <Loaded query={list}>
        {({ pages }) =>
          pages.length === 0 ? (
            <EmptyState title={texts.noPages} colour="indigo" />
          ) : (
            <ul className="grid gap-3 lg:grid-cols-2">
              {pages.map((page) => (
                <ContentRow key={page._id} to={`/content/pages/${page._id}`} content={page} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
