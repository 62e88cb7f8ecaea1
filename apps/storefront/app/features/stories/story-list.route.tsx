import { formatDate, readStories, STORY_LIMIT } from '@haat/domain';
import { buttonClass, EmptyState, SectionHeading, TextField } from '@haat/ui';
import { Form, href } from 'react-router';
import { LinkButton } from '../../shared/link-button.tsx';
import { loadOrFail } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { apiContext } from '../../shared/request-context.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { describeTrail } from '../../shared/structured-data.ts';
import type { Route } from './+types/story-list.route';
import { STORY_MESSAGES } from './messages.ts';
import { StoryPicture } from './story-picture.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = (new URL(request.url).searchParams.get('search') ?? '').trim();
  const answer = await loadOrFail(
    context.get(apiContext).stories.list({
      page: 1,
      limit: STORY_LIMIT,
      ...(search !== '' && { search }),
    }),
    STORY_MESSAGES.failed,
  );
  // The list shows titles and pictures; the text is the story's own page.
  const stories = readStories(answer).map(({ id, title, image, date }) => ({
    id,
    title,
    image,
    date,
  }));
  return { search, stories };
}

export default function StoryListRoute({ loaderData }: Route.ComponentProps) {
  const { search, stories } = loaderData;
  return (
    <div className="page-width py-6 lg:py-10">
      <SectionHeading level="h1" size="page">
        {STORY_MESSAGES.title}
      </SectionHeading>
      <p className="mt-2 text-lg text-ink-soft">{STORY_MESSAGES.lead}</p>
      <Form
        role="search"
        aria-label={STORY_MESSAGES.title}
        className="mt-6 flex max-w-form items-end gap-3"
      >
        <TextField
          key={search}
          label={STORY_MESSAGES.searchLabel}
          name="search"
          type="search"
          defaultValue={search}
          frameClassName="flex-1"
        />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {STORY_MESSAGES.search}
        </button>
      </Form>
      {stories.length === 0 ? (
        <EmptyState
          title={STORY_MESSAGES.none}
          action={<LinkButton to={href('/story')}>{STORY_MESSAGES.all}</LinkButton>}
        />
      ) : (
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {stories.map(({ id, title, image, date }, index) => (
            <li key={id}>
              <article className="group relative">
                <StoryPicture
                  image={image}
                  sizes="(width >= 64rem) 380px, (width >= 48rem) 45vw, 92vw"
                  isPriority={index === 0}
                />
                <h2 className="mt-3 font-display text-2xl">
                  <ShopLink
                    to={href('/story/:id', { id })}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
                  >
                    {title}
                  </ShopLink>
                </h2>
                {date && (
                  <time dateTime={date} className="mt-1 block text-ink-soft">
                    {formatDate(date)}
                  </time>
                )}
              </article>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: STORY_MESSAGES.title,
    description: STORY_MESSAGES.lead,
    structuredData: [describeTrail({ name: STORY_MESSAGES.title, path: args.location.pathname })],
    isIndexed: args.loaderData?.search === '',
  });
}
