import { shopPages } from '@haat/api-sdk/tanstack';
import { Button, buttonClass, EmptyState } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '../../../components/feedback/loaded.tsx';
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
          <Plus aria-hidden="true" className="size-5" />
          {texts.newStory}
        </Link>
      }
    >
      <ContentNav />
      <Loaded query={list}>
        {({ pages }) => {
          const stories = pages.flatMap((page) => page.stories);
          if (stories.length === 0) return <EmptyState title={texts.noStories} colour="indigo" />;
          return (
            <>
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
              {list.hasNextPage && (
                <Button
                  variant="secondary"
                  isWide
                  isBusy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {texts.showMore}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
