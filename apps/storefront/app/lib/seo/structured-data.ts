import { formatDecimal, type ProductView } from '@haat/domain';

/** A schema.org object as search engines read it. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Makes one, given how a path or URL becomes an absolute URL: search engines take no other. */
export type DescribeData = (toUrl: (path: string) => string) => StructuredData;

/** One step of the way from the home page. */
interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/** The shop and its search, for the home page. */
export function describeShop(name: string, description: string): DescribeData[] {
  return [
    (toUrl) => ({
      '@type': 'Organization',
      name,
      description,
      url: toUrl('/'),
      logo: toUrl('/app-icon-512.png'),
    }),
    (toUrl) => ({
      '@type': 'WebSite',
      name,
      url: toUrl('/'),
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${toUrl('/products')}?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  ];
}

/** The way from the home page, which is added, to this page, which comes last. */
export function describeTrail(...steps: readonly TrailStep[]): DescribeData {
  return (toUrl) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(path),
    })),
  });
}

/**
 * A product with its price in rupees and whether it can be bought. The rating is there only when
 * shoppers gave it: the placeholder of product 2 is for the eye, and would be a lie to a machine.
 */
export function describeProduct(product: ProductView, path: string): DescribeData {
  const { name, description, images, brand, category, price, isInStock, rating } = product;
  const isRated = !rating.isPlaceholder && rating.stars !== null && (rating.reviewCount ?? 0) > 0;
  return (toUrl) => ({
    '@type': 'Product',
    name,
    url: toUrl(path),
    sku: product.id,
    ...(description && { description }),
    ...(images.length > 0 && { image: images.map(toUrl) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(category && { category: category.name }),
    offers: {
      '@type': 'Offer',
      url: toUrl(path),
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
