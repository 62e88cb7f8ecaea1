import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/**
 * What browsers load in pieces of its own, in this order, each with all it imports: few files for a
 * slow line, and none that a screen does not need.
 */
const CHUNK_GROUPS = [
  // Changes only with an upgrade: a returning shopper has it already.
  { name: 'framework', test: /[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // What every page stands in and most are made of; the folders in shell/ come when they are used.
  {
    name: 'shell',
    test: /[\\/](app[\\/](shell[\\/][^\\/]+$|state[\\/](?!wishlist)|lib[\\/](storage|seo)[\\/]|hydration[\\/](replay-early-input|early-tap-replay|document-|script-scheduling)|components[\\/](navigation[\\/](shop-link|link-button)|feedback[\\/](error-view|retry-alert|toast\.)|product[\\/]product-picture|order[\\/]cart-t))|ui[\\/]src[\\/](alert|empty-state|section-heading|skeleton|field|text-field|checkbox|render-link)|domain[\\/]src[\\/](images|money|address[\\/]address-type)|lucide-react[\\/].*[\\/]icons[\\/](check|chevron-(left|right))\.mjs)/,
  },
  // A product's picture, price, stars, heart and way into the cart: on cards and on its own page.
  {
    name: 'product',
    test: /[\\/](app[\\/]components[\\/]product[\\/](product-(picture|heart|transition)|money|use-wishlist-toggle|use-add-to-cart)|ui[\\/]src[\\/](badge|stars)|domain[\\/]src[\\/]products[\\/](rating|discount))/,
  },
  {
    name: 'cards',
    test: /[\\/](app[\\/]components[\\/]product[\\/]product-(card|grid)|ui[\\/]src[\\/]pagination)/,
  },
  // What a shopper presses on a product's page, and elsewhere: small ones compress better together.
  {
    name: 'controls',
    test: /[\\/](ui[\\/]src[\\/](tabs|quantity-stepper)|lucide-react[\\/].*[\\/]icons[\\/](plus|minus)\.mjs)/,
  },
  {
    name: 'listing',
    test: /[\\/](app[\\/]features[\\/]catalog[\\/]use-listing-filters|domain[\\/]src[\\/]listing[\\/]product-filters)/,
  },
  {
    name: 'forms',
    test: /[\\/](zod[\\/]|app[\\/]lib[\\/]forms[\\/]use-form|domain[\\/]src[\\/]validation[\\/]fields)/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Workspace packages are built from their source, together with the storefront.
  build: {
    // Pictures are fetched beside the code, not inside of it.
    assetsInlineLimit: 0,
    // What is fetched later needs little that is not there already: no code to find it ahead.
    modulePreload: false,
    ...(!isSsrBuild && {
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    }),
  },
  resolve: { conditions: ['@haat/source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['@haat/source', ...defaultServerConditions] },
    noExternal: [/^@haat\//],
  },
}));
