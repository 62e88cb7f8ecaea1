import { unwrap } from '@haat/api-sdk';
import { STORY_LIMIT } from '@haat/domain';
import { parseStories } from '@haat/domain/shopper';
import { EmptyState, SectionHeading } from '@haat/ui';
import { href, useNavigation } from 'react-router';
import emptyThali from '../../assets/empty-thali.webp';
import { ReloadPageAlert } from '../../components/feedback/retry-alert.tsx';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { getErrorTexts } from '../../lib/errors/error-texts.ts';
import { defer } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/story-list.route';
import { StoryGrid } from './story-grid.tsx';
import { StorySearch } from './story-search.tsx';
import { STORY_TEXTS } from './texts.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = (new URL(request.url).searchParams.get('search') ?? '').trim();
  const response = await defer(
    unwrap(
      api.GET('/story', {
        params: { query: { page: 1, limit: STORY_LIMIT, ...(search !== '' && { search }) } },
      }),
    ),
    STORY_TEXTS.failed,
  );
  if (!response.isLoaded) return { search, failure: response.message };
  // The list needs the beginning of the text; the story's own screen has all of it.
  const stories = parseStories(response.value.stories).map(
    ({ id, title, image, date, paragraphs }) => ({
      lead: paragraphs[0]?.split(/(?<=[.!?।])\s/, 1)[0] ?? '',
      id,
      title,
      image,
      date,
    }),
  );
  return { search, stories };
}

export default function StoryListRoute({ loaderData }: Route.ComponentProps) {
  const { search, stories, failure } = loaderData;
  const isSearching = useNavigation().location?.pathname === href('/story');
  return (
    <div className="page pb-6 lg:pb-10">
      <StoryListTop search={search} />
      {stories === undefined ? (
        <ReloadPageAlert className="mt-8">{failure}</ReloadPageAlert>
      ) : (
        <section aria-label={STORY_TEXTS.title} aria-busy={isSearching} className="mt-8">
          <p role="status" className="text-ink-soft">
            {isSearching ? STORY_TEXTS.searching : STORY_TEXTS.count(stories.length)}
          </p>
          {stories.length === 0 ? (
            <EmptyState
              picture={emptyThali}
              title={STORY_TEXTS.none}
              action={<LinkButton to={href('/story')}>{STORY_TEXTS.all}</LinkButton>}
            >
              {STORY_TEXTS.noneHint}
            </EmptyState>
          ) : (
            <StoryGrid stories={stories} />
          )}
        </section>
      )}
    </div>
  );
}

function StoryListTop({ search }: { readonly search: string }) {
  return (
    <>
      <SectionHeading level="h1" size="page">
        {STORY_TEXTS.title}
      </SectionHeading>
      <p className="mt-2 text-lg text-ink-soft">{STORY_TEXTS.lead}</p>
      <StorySearch search={search} />
    </>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: STORY_TEXTS.title,
    description: STORY_TEXTS.lead,
    structuredData: [describeTrail({ name: STORY_TEXTS.title, path: args.location.pathname })],
    isIndexed: args.loaderData?.search === '',
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page pb-6 lg:pb-10">
      <SectionHeading level="h1" size="page">
        {STORY_TEXTS.title}
      </SectionHeading>
      <ReloadPageAlert className="mt-8">
        {`${STORY_TEXTS.failed}. ${getErrorTexts(error).text}`}
      </ReloadPageAlert>
    </div>
  );
}
