import { type ShopClient, unwrap } from '@haat/api-sdk';
import { parseStories } from '@haat/domain/shopper';
import { lazy, type ReactNode, Suspense } from 'react';
import { type StoryLink, toStoryLink } from '../../../components/story/story-links.tsx';
import { ServerMarkup } from '../../../hydration/server-markup.tsx';
import { useIsServerMarkup } from '../../../hydration/use-is-server-markup.ts';
import { ProductStoryList, type ProductStoryListProps } from './product-story-list.tsx';

/** The number of stories below a product: one row of a wide screen. */
const MAX_STORIES = 3;

/** Lists the newest stories that tell of a product. */
export async function listProductStories(api: ShopClient, product: string): Promise<StoryLink[]> {
  const { stories } = await unwrap(
    api.GET('/story', { params: { query: { product, page: 1, limit: MAX_STORIES } } }),
  );
  return parseStories(stories).map(toStoryLink);
}

function NoStories(_: ProductStoryListProps): ReactNode {
  return null;
}

const LazyList = lazy(() =>
  // Without a network the page works without these links.
  import('./product-story-list-chunk.ts').catch(() => ({ default: NoStories })),
);

/** The links to a product's stories, whose code a first visit does not need: they never change. */
export function ProductStories(props: ProductStoryListProps) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <ProductStoryList {...props} />
      </div>
    );
  }
  return <BrowserStories {...props} />;
}

function BrowserStories(props: ProductStoryListProps) {
  if (useIsServerMarkup()) return <ServerMarkup />;
  return (
    <div>
      <Suspense>
        <LazyList {...props} />
      </Suspense>
    </div>
  );
}
