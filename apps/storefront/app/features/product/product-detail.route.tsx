import { type ShopClient, unwrap } from '@haat/api-sdk';
import { MAX_PAGE_SIZE } from '@haat/domain';
import {
  isFood,
  langOf,
  normalizeProduct,
  othersQuery,
  type ProductView,
  parseContactInfo,
  parseSetParts,
  pickOthers,
  pricePerPacket,
  type SetPart,
  sumOfParts,
} from '@haat/domain/shopper';
import { Breadcrumb } from '@haat/ui';
import { data, href } from 'react-router';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { listCardProducts } from '../../components/product/product-query.ts';
import { island } from '../../hydration/island.tsx';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { limitToDocument } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeProduct, describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/product-detail.route';
import type { SetContentsProps } from './facts/set-contents.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RelatedProducts } from './related-products.tsx';
import { parseReviewPage } from './reviews/review-page.ts';
import { listProductStories, ProductStories } from './stories/product-stories.tsx';
import { TEXTS } from './texts.ts';

// A first visit does not need the code of what is in a set and of the label: they never change.
const SetBlock = island(async () => (await import('./facts/set-contents.tsx')).SetContents, {
  when: 'tap',
});
const PacketFacts = island(async () => (await import('./facts/packet-label.tsx')).PacketLabel, {
  when: 'tap',
});

/** What was seen before this product (product 2.7.17): the server knows of nothing. */
const RecentlySeen = island(async () => (await import('./seen/seen-products.tsx')).SeenProducts, {
  when: 'idle',
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const soon = limitToDocument(context);
  const contact = soon('The phone number', unwrap(api.GET('/contact')));
  const found = await loadOrFail(
    unwrap(api.GET('/products/{id}', { params: { path: { id: params.id } } })),
    TEXTS.failed,
  );
  const product = normalizeProduct(found);
  if (product === null) throw data({ message: TEXTS.notFound }, { status: 404 });
  const { id, category } = product;
  const contains = parseSetParts(found.contains);
  const listFirstReviews = async () =>
    parseReviewPage(await unwrap(api.GET('/reviews/product/{id}', { params: { path: { id } } })));
  const listRelated = async (slug: string) =>
    pickOthers(await listCardProducts(api, othersQuery(slug, 1)), [id]);
  const [reviews, stories, related, set] = await Promise.all([
    soon('Reviews', listFirstReviews()),
    soon('Stories', listProductStories(api, id)),
    category && soon('Related products', listRelated(category.slug)),
    contains.length > 0 && soon('What is in it', loadSet(api, product, contains)),
  ]);
  return {
    product,
    isFood: isFood(product),
    phone: parseContactInfo(await contact).phone,
    reviews,
    stories,
    related,
    set,
  };
}

async function loadSet(
  api: ShopClient,
  { id, price }: ProductView,
  contains: readonly SetPart[],
): Promise<SetContentsProps | null> {
  const figures = pricePerPacket(price, contains);
  if (figures === null) return null;
  const products = await listCardProducts(api, { set: id, limit: MAX_PAGE_SIZE });
  const singly = sumOfParts(contains, products);
  const piecesOf = new Map(contains.map(({ productId, quantity }) => [productId, quantity]));
  return {
    ...figures,
    singly: singly !== null && singly > price ? singly : null,
    parts: products.map((part) => ({
      id: part.id,
      name: part.name,
      price: part.price,
      pieces: piecesOf.get(part.id) ?? 1,
    })),
  };
}

export default function ProductDetailRoute({ loaderData }: Route.ComponentProps) {
  const { product, phone, reviews, stories, set } = loaderData;
  const hasStories = stories !== null && stories.length > 0;
  const isLabelBeside = !hasStories && loaderData.isFood;
  const related = product.category !== null && (
    <RelatedProducts
      productId={product.id}
      categorySlug={product.category.slug}
      products={loaderData.related}
    />
  );
  const trail = [
    { label: TEXTS.home, href: href('/') },
    product.category
      ? {
          label: product.category.name,
          href: href('/category/:slug', { slug: product.category.slug }),
        }
      : { label: TEXTS.products, href: href('/products-list') },
    { label: product.name },
  ];
  return (
    <div data-folds-search className="page-width relative pb-28 md:pb-12 lg:py-5">
      <Breadcrumb
        items={trail}
        // On a phone it lies on the picture.
        className="picture-trail"
        renderLink={({ href: to, ...rest }) => <ShopLink to={to} {...rest} />}
      />
      <article>
        <div className="product-columns">
          <div className="max-md:-mx-4">
            <ProductGallery key={product.id} images={product.images} name={product.name} />
          </div>
          <div key={product.id} className="md:row-span-2">
            <ProductPurchase product={product} phone={phone} />
            {set && <SetBlock {...set} />}
          </div>
          {product.bullets.length > 0 && (
            <ul
              lang={langOf(product.bullets.join())}
              className="grid list-disc content-start gap-1 ps-5 max-md:mt-2"
            >
              {product.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          )}
        </div>
        {/* What can be bought now stands nearer than what is told of a thing that is sold out. */}
        {!product.isInStock && related}
        <div className="product-details">
          <div className={hasStories || isLabelBeside ? undefined : 'md:col-span-2'}>
            <ProductTabs key={product.id} product={product} reviews={reviews} />
          </div>
          <PacketFacts
            key={`label of ${product.id}`}
            product={product}
            phone={phone}
            className={isLabelBeside ? 'beside-text' : 'empty:hidden'}
          />
          <ProductStories
            key={`stories-${product.id}`}
            className="beside-text empty:hidden"
            stories={stories}
          />
        </div>
      </article>
      {product.isInStock && related}
      <RecentlySeen product={product} />
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  const product = args.loaderData?.product;
  if (!product) {
    const title = errorTitle(args.error, TEXTS.notFound, TEXTS.failed);
    return buildPageMeta(args, { title, isIndexed: false });
  }
  const { name, description, images } = product;
  const path = args.location.pathname;
  return buildPageMeta(args, {
    title: name,
    description,
    image: images[0] ?? null,
    type: 'product',
    structuredData: [
      describeProduct(product, path),
      describeTrail({ name: TEXTS.products, path: href('/products-list') }, { name, path }),
    ],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} notFoundTitle={TEXTS.notFound} failedTitle={TEXTS.failed} />;
}
