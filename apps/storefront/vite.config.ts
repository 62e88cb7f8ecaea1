import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { IS_HINDI_BUILD, MOUNT_PATH } from './scripts/built-language.ts';
import { lateStyles } from './scripts/late-styles.ts';

/** Matches the modules whose path has one of these parts; `*` stands for a file name. */
function modules(...parts: string[]): RegExp {
  const sources = parts.map((part) =>
    part.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]').replaceAll('*', '[^\\\\/]+$'),
  );
  return new RegExp(sources.join('|'));
}

/**
 * The chunks that several screens share, each with all that its modules import; a module belongs to
 * the first group that matches. They keep the number of files small on a slow connection and leave
 * out the code that a screen does not need: the first visit of a product's page is 130 KiB in 12 files,
 * without them 146 KiB in 72, with three groups by folders 134 KiB in 27.
 */
const CHUNK_GROUPS = [
  // Changes only with an upgrade, so that returning shoppers have it in the browser's cache.
  {
    name: 'framework',
    test: modules('/react/', '/react-dom/', '/react-router/', '/scheduler/'),
  },
  // The frame of every page and the parts of most; the rest of shell/search loads when it is used.
  {
    name: 'shell',
    test: modules(
      '/app/root.tsx',
      '/app/shell/*',
      '/app/shell/search/search-(form|shortcut)',
      '/app/hydration/',
      '/app/lib/(seo|language)/',
      '/app/lib/storage/(?!tab-value)',
      '/app/state/(?!stock-limit|desk-data)',
      '/app/components/feedback/(error-view|retry-alert|toast.)',
      '/app/components/navigation/(shop-link|link-button)',
      '/app/components/order/cart-t',
      '/app/components/product/product-(picture|texts)',
      '/domain/src/(errors/|images|language/|money|phone-number|address/address-type|desk/latin-digits)',
      '/ui/src/feedback/(alert|empty-state|skeleton)',
      '/ui/src/(display/section-heading|navigation/render-link)',
      '/icons/(check|chevron-left|chevron-right).mjs',
    ),
  },
  // A product's picture, price, pack, stars, heart and cart button: on cards and on the product page.
  {
    name: 'product',
    test: modules(
      '/app/components/product/(product-transition|money|former-price|other-name|pack-facts)',
      '/app/components/product/(cart-button/use-add|wishlist/(product-heart|use-wish))',
      '/app/components/order/line-facts',
      '/domain/src/products/(rating|discount|pack-price)',
      '/ui/src/(feedback/badge|display/stars)',
    ),
  },
  {
    name: 'cards',
    test: modules('/app/components/product/product-(card|grid)', '/ui/src/navigation/pagination'),
  },
  // The controls of the product page, of which other screens use some: one file compresses better.
  {
    name: 'controls',
    test: modules(
      '/ui/src/(navigation/tabs|forms/quantity-stepper)',
      '/app/components/(delivery/delivery-block|contact/order-without-script|feedback/lazy-part)',
      '/app/components/order/quantity-texts',
      '/app/features/product/gallery/gallery-texts',
      '/domain/src/(typed-numbers|products/few-pieces)',
      '/icons/(plus|minus).mjs',
    ),
  },
  {
    name: 'listing',
    test: modules(
      '/app/features/catalog/use-listing-filters',
      '/domain/src/listing/product-filters',
    ),
  },
  // Apart from the forms, so that a screen of buttons alone does not load them.
  { name: 'action', test: modules('/app/lib/forms/use-action') },
  {
    name: 'forms',
    test: modules('/zod/', '/app/lib/forms/use-form', '/domain/src/validation/fields'),
  },
];

/** The workspace's packages are built from their source, with the texts of one language. */
const SOURCE_CONDITIONS = ['@haat/source', ...(IS_HINDI_BUILD ? ['haat-hindi'] : [])];

export default defineConfig({
  base: MOUNT_PATH,
  publicDir: IS_HINDI_BUILD ? 'public-hi' : 'public',
  plugins: [tailwindcss(), reactRouter(), lateStyles()],
  build: {
    // Pictures are files of their own, not data URLs inside the code.
    assetsInlineLimit: 0,
    // Lazy chunks import little that is not loaded: the code that preloads their imports costs more.
    modulePreload: false,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } } },
    },
  },
  resolve: { conditions: [...SOURCE_CONDITIONS, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [...SOURCE_CONDITIONS, ...defaultServerConditions] },
    noExternal: [/^@haat\//, 'lucide'],
  },
});
