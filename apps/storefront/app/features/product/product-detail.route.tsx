import { type ShopClient, unwrap } from '@haat/api-sdk';
import { MAX_PAGE_SIZE } from '@haat/domain';
import {
  normalizeProduct,
  othersQuery,
  parseContactInfo,
  parseSetParts,
  pickOthers,
} from '@haat/domain/shopper';
import { Breadcrumb, joinClasses } from '@haat/ui';
import { data, href } from 'react-router';
import { ErrorView } from '../../components/feedback/error-view.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { listCardProducts } from '../../components/product/product-query.ts';
import { errorTitle } from '../../lib/errors/error-texts.ts';
import { loadOrFail } from '../../lib/loading/load.ts';
import { apiContext, reportErrorContext } from '../../lib/loading/request-context.ts';
import { DOCUMENT_MS, withTimeout } from '../../lib/loading/with-timeout.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeProduct, describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/product-detail.route';
import { PacketFacts, SetBlock } from './facts/fact-blocks.tsx';
import type { PartProduct } from './facts/set-contents.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RelatedProducts } from './related-products.tsx';
import { parseReviewPage } from './reviews/review-page.ts';
import { RecentlySeen } from './seen/recently-seen.ts';
import { listProductStories, ProductStories } from './stories/product-stories.tsx';
import { TEXTS } from './texts.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const report = context.get(reportErrorContext);
  const contact = withTimeout(unwrap(api.GET('/contact')), {
    what: 'The phone number',
    limitMs: DOCUMENT_MS,
    report,
  });
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
  const soon = <T,>(what: string, call: Promise<T>) =>
    withTimeout(call, { what, limitMs: DOCUMENT_MS, report });
  const [reviews, stories, related, parts] = await Promise.all([
    soon('Reviews', listFirstReviews()),
    soon('Stories', listProductStories(api, id)),
    category && soon('Related products', listRelated(category.slug)),
    contains.length > 0 && soon('What is in it', listParts(api, id)),
  ]);
  const set = contains.length > 0 ? { price: product.price, contains, parts: parts || [] } : null;
  const { phone } = parseContactInfo(await contact);
  return { product, phone, reviews, stories, related, set };
}

async function listParts(api: ShopClient, set: string): Promise<PartProduct[]> {
  const products = await listCardProducts(api, { set, limit: MAX_PAGE_SIZE });
  return products.map(({ id, name, price, image }) => ({ id, name, price, image }));
}

/** The lines of a name on a narrow phone, for which its pictures leave room. */
function estimateLines(name: string): 1 | 2 | 3 {
  if (name.length > 40) return 3;
  return name.length > 20 ? 2 : 1;
}

const NAME_LINES = { 1: '[--name-lines:1]', 2: '[--name-lines:2]', 3: '[--name-lines:3]' } as const;

export default function ProductDetailRoute({ loaderData }: Route.ComponentProps) {
  const { product, phone, reviews, stories, related, set } = loaderData;
  const trail = [
    { label: 'Home', href: href('/') },
    product.category
      ? {
          label: product.category.name,
          href: href('/category/:slug', { slug: product.category.slug }),
        }
      : { label: 'Products', href: href('/products-list') },
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
      <article className="grid items-start gap-x-6 gap-y-2 *:min-w-0 md:mt-2 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-x-10">
        <div className={joinClasses('max-md:-mx-4', NAME_LINES[estimateLines(product.name)])}>
          <ProductGallery key={product.id} images={product.images} name={product.name} />
        </div>
        <div key={product.id} className="md:row-span-2">
          <ProductPurchase product={product} phone={phone} />
          {set && <SetBlock {...set} />}
          {product.bullets.length > 0 && (
            <ul className="mt-4 grid list-disc gap-1 ps-5">
              {product.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          )}
        </div>
        {/* From 768 px on it stands below the picture, as wide as it, however long its words are. */}
        <PacketFacts
          key={`label of ${product.id}`}
          product={product}
          className="empty:hidden md:col-start-1 md:row-start-2 lg:w-0 lg:min-w-full"
        />
        <div className="max-md:mt-5 md:col-span-2 md:mt-4">
          <ProductTabs key={product.id} product={product} reviews={reviews} />
          <ProductStories key={`stories-${product.id}`} stories={stories} />
        </div>
      </article>
      {product.category !== null && (
        <RelatedProducts
          productId={product.id}
          categorySlug={product.category.slug}
          products={related}
        />
      )}
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
      describeTrail({ name: 'Products', path: href('/products-list') }, { name, path }),
    ],
  });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} notFoundTitle={TEXTS.notFound} failedTitle={TEXTS.failed} />;
}
