import { shopPages } from '@haat/api-sdk/tanstack';
import { buttonClass, EmptyState, Icon } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Link } from 'react-router';
import { EndlessList } from '../../../components/list/endless-list.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentNav } from '../content-nav.tsx';
import { ContentRow } from '../content-row.tsx';

export default function StoriesRoute() {
  const texts = useTexts(CONTENT);
  const list = useInfiniteQuery(
    shopPages(desk, '/desk/stories', { params: { query: { limit: LIST_LIMIT } } }),
  );
  return (
    <Page
      title={texts.stories}
      back={{ to: '/more', label: texts.more }}
      actions={
        <Link className={buttonClass({ variant: 'primary' })} to="/content/stories/new">
          <Icon node={Plus} className="size-5" />
          {texts.newStory}
        </Link>
      }
    >
      <ContentNav />
      <EndlessList
        query={list}
        listItems={(page) => page.stories}
        empty={<EmptyState title={texts.noStories} colour="indigo" />}
      >
        {(stories) => (
          <ul className="grid gap-3 lg:grid-cols-2">
            {stories.map((story) => (
              <ContentRow
                key={story._id}
                to={`/content/stories/${story._id}`}
                content={story}
                picture={story.picture}
              />
            ))}
          </ul>
        )}
      </EndlessList>
    </Page>
  );
}
