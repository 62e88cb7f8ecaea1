import { formatDate, parseStory } from '@haat/domain';
import { SectionHeading } from '@haat/ui';
import { data, href } from 'react-router';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/story.route';
import { StoryPicture } from './story-picture.tsx';
import { STORY_TEXTS } from './texts.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const story = parseStory(
    await loadOrFail(context.get(apiContext).stories.get(params.id), STORY_TEXTS.storyFailed),
  );
  if (story === null) throw data({ message: STORY_TEXTS.notFound }, { status: 404 });
  return { story };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  const { title, date, image, paragraphs } = loaderData.story;
  return (
    <article className="mx-auto w-[min(100%-2rem,var(--container-text))] pt-4 md:pt-8">
      <ShopLink
        to={href('/story')}
        className="inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4"
      >
        {STORY_TEXTS.back}
      </ShopLink>
      <SectionHeading level="h1" size="page" className="mt-2">
        {title}
      </SectionHeading>
      {date && (
        <time dateTime={date} className="mt-2 block text-ink-soft">
          {formatDate(date)}
        </time>
      )}
      <div className="mt-6">
        <StoryPicture image={image} sizes="(width >= 48rem) 640px, 92vw" isPriority />
      </div>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story may repeat a paragraph, and its list never changes
        <p key={index} className="mt-5 text-lg">
          {paragraph}
        </p>
      ))}
    </article>
  );
}

export function meta(args: Route.MetaArgs) {
  const story = args.loaderData?.story;
  if (!story) {
    const title = errorTitle(args.error, STORY_TEXTS.notFound);
    return buildPageMeta(args, { title, isIndexed: false });
  }
  const [lead = ''] = story.paragraphs;
  return buildPageMeta(args, {
    title: story.title,
    description: lead.split(/(?<=\.)\s/, 2).join(' '),
    image: story.image,
    type: 'article',
    structuredData: [
      describeTrail(
        { name: STORY_TEXTS.title, path: href('/story') },
        { name: story.title, path: args.location.pathname },
      ),
    ],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} notFoundTitle={STORY_TEXTS.notFound} />;
}
