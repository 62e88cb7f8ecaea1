import { unwrap } from '@haat/api-sdk';
import { STORY_LIMIT } from '@haat/domain';
import { formatDate, langOf, parseStories, parseStory, pickNextStory } from '@haat/domain/shopper';
import { Icon, SectionHeading } from '@haat/ui';
import { ChevronLeft } from 'lucide';
import { data, href } from 'react-router';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { ProductBlock } from '../../components/product/rows/product-block.tsx';
import { StoryLinks, toStoryLink } from '../../components/story/story-links.tsx';
import { StoryPicture } from '../../components/story/story-picture.tsx';
import { useCode } from '../../hydration/use-code.ts';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { limitToDocument } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/story.route';
import { listStoryGoods, type StoryGoodsList } from './list-story-goods.ts';
import { STORY_TEXTS } from './texts.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const story = parseStory(
    await loadOrFail(
      unwrap(api.GET('/story/{id}', { params: { path: { id: params.id } } })),
      STORY_TEXTS.storyFailed,
    ),
  );
  if (story === null) throw data({ message: STORY_TEXTS.notFound }, { status: 404 });
  // The story is worth reading without what stands below it.
  const soon = limitToDocument(context);
  const { id, title, date, image, paragraphs } = story;
  const [goods, list] = await Promise.all([
    soon('The goods of a story', listStoryGoods(api, story)),
    soon(
      'The next story',
      unwrap(api.GET('/story', { params: { query: { page: 1, limit: STORY_LIMIT } } })),
    ),
  ]);
  const next = pickNextStory(parseStories(list?.stories ?? []), id);
  return {
    story: { id, title, date, image, paragraphs },
    goods: goods ?? { products: [], makers: [] },
    next: next && toStoryLink(next),
  };
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
  const { story, goods, next } = loaderData;
  return (
    <div className="page-width gap-x-16 pt-4 *:mx-auto *:max-w-text md:pt-8 lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:*:mx-0">
      <StoryText {...story} />
      <div className="mt-12 grid content-start gap-12 lg:mt-14">
        {goods.products.length > 0 && <StoryGoods key={story.id} {...goods} />}
        {next && (
          <section>
            <SectionHeading className="mb-4">{STORY_TEXTS.next}</SectionHeading>
            <StoryLinks stories={[next]} />
          </section>
        )}
      </div>
    </div>
  );
}

type StoryTextProps = Route.ComponentProps['loaderData']['story'];

function StoryText({ id, title, date, image, paragraphs }: StoryTextProps) {
  const listen = useCode(() => import('../../components/speech/listen-button.tsx'), 'idle');
  return (
    <article>
      <div className="flex flex-wrap justify-between gap-x-4">
        <ShopLink
          to={href('/story')}
          className="inline-flex min-h-11 items-center gap-1 text-indigo text-sm underline-offset-4 hover:underline"
        >
          <Icon node={ChevronLeft} className="-ms-1 size-4 text-ink-soft" />
          {STORY_TEXTS.back}
        </ShopLink>
        {listen && <listen.ListenButton key={id} parts="h1, article > p" />}
      </div>
      <SectionHeading level="h1" size="page" lang={langOf(title)} className="mt-2">
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
        <p key={index} lang={langOf(paragraph)} className="mt-5 text-lg">
          {paragraph}
        </p>
      ))}
    </article>
  );
}

/** The goods that a story tells of, and the groups that make them (product 2.12.5). */
function StoryGoods({ products, makers }: StoryGoodsList) {
  return (
    <section>
      <SectionHeading className="mb-2">{STORY_TEXTS.goods}</SectionHeading>
      {makers.length > 0 && (
        <p className="mb-4 text-lg">
          {STORY_TEXTS.madeBy}{' '}
          {makers.map(({ slug, name }) => (
            <ShopLink
              key={slug}
              to={href('/maker/:slug', { slug })}
              className="me-3 inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </ShopLink>
          ))}
        </p>
      )}
      <ProductBlock products={products} count={products.length} columns={2} empty={null} />
    </section>
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
    description: lead.split(/(?<=[.।])\s/, 2).join(' '),
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
