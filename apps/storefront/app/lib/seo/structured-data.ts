import { LANGUAGE, LANGUAGE_TAGS, toLanguagePath } from '@haat/domain';
import { formatDecimal, type ProductView } from '@haat/domain/shopper';

/** A schema.org object as search engines read it. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Creates structured data with absolute URLs, the only ones that search engines accept. */
export type DescribeData = (toUrl: (path: string) => string) => StructuredData;

/** One step of the breadcrumb trail. */
interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** Describes the shop and its search, for the home page. */
export function describeShop(name: string, description: string): DescribeData[] {
  return [
    (toUrl) => ({
      '@type': 'Organization',
      name,
      description,
      url: toUrl(toLanguagePath('/')),
      logo: toUrl('/app-icon-512.png'),
    }),
    (toUrl) => ({
      '@type': 'WebSite',
      name,
      url: toUrl(toLanguagePath('/')),
      inLanguage: LANGUAGE_TAGS[LANGUAGE],
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${toUrl(toLanguagePath('/products'))}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  ];
}

/** Describes the breadcrumb trail: the home page, which is added, then the steps to this page. */
export function describeTrail(...steps: readonly TrailStep[]): DescribeData {
  return (toUrl) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: LANGUAGE === 'hi' ? 'होम' : 'Home', path: '/' }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: toUrl(toLanguagePath(path)),
      }),
    ),
  });
}

/**
 * Describes a product with its price in rupees and its availability. Only a rating by shoppers is
 * included: the placeholder of the screens (product 2.7.8) would be false in structured data.
 */
export function describeProduct(product: ProductView, path: string): DescribeData {
  const { name, description, images, brand, category, price, isInStock, rating } = product;
  const isRated = !rating.isPlaceholder && rating.stars !== null && (rating.reviewCount ?? 0) > 0;
  return (toUrl) => ({
    '@type': 'Product',
    name,
    url: toUrl(toLanguagePath(path)),
    sku: product.id,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map(toUrl) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category: category.name }),
    offers: {
      '@type': 'Offer',
      url: toUrl(toLanguagePath(path)),
      price: formatDecimal(price),
      priceCurrency: 'INR',
      availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...(isRated && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.stars,
        reviewCount: rating.reviewCount,
      },
    }),
  });
}
