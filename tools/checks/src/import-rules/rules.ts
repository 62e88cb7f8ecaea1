// The permitted imports between packages and between the folders of an app, as data.
// dependency-cruiser could check most of them, with a second TypeScript compiler (it reads none from 7 on)
// and ten more seconds of processor time.

/** A package of the workspace and what it may import. */
export interface PackageRule {
  folder: string;
  /** Workspace packages, at run time. */
  imports: readonly string[];
  /** Workspace packages, as types only. */
  types: readonly string[];
  /** Workspace packages, in tests and in the configuration of tools only. */
  inTests?: readonly string[];
  /** External packages of the shipped source; undefined permits every declared one. */
  outside?: readonly string[];
}

/** The rules of the workspace's packages by their names. */
export const PACKAGES: Readonly<Record<string, PackageRule>> = {
  '@haat/openapi': { folder: 'openapi', imports: [], types: [] },
  '@haat/domain': {
    folder: 'packages/domain',
    imports: [],
    types: [],
    inTests: ['@haat/checks'],
    outside: ['zod'],
  },
  '@haat/api-sdk': {
    folder: 'packages/api-sdk',
    imports: [],
    types: [],
    inTests: ['@haat/openapi', '@haat/checks'],
    // The types of its keys alone; who imports the query options has it by an adapter.
    outside: ['@tanstack/query-core', 'openapi-fetch', 'set-cookie-parser'],
  },
  '@haat/mock-shop': {
    folder: 'packages/mock-shop',
    imports: ['@haat/domain', '@haat/openapi'],
    types: ['@haat/api-sdk'],
    inTests: ['@haat/checks'],
    outside: ['msw'],
  },
  '@haat/ui': {
    folder: 'packages/ui',
    imports: [],
    types: [],
    inTests: ['@haat/checks'],
    outside: ['react', 'lucide-react'],
  },
  '@haat/storefront': {
    folder: 'apps/storefront',
    imports: ['@haat/domain', '@haat/api-sdk', '@haat/ui'],
    // The interface between the host and a shell.
    types: ['@haat/server/shell'],
    inTests: ['@haat/mock-shop', '@haat/checks'],
  },
  '@haat/desk': {
    folder: 'apps/desk',
    imports: ['@haat/domain', '@haat/api-sdk', '@haat/ui'],
    // The interface between the host and a shell.
    types: ['@haat/server/shell'],
    inTests: ['@haat/checks'],
  },
  '@haat/server': {
    folder: 'apps/server',
    imports: ['@haat/domain', '@haat/openapi'],
    types: ['@haat/api-sdk'],
    inTests: ['@haat/api-sdk', '@haat/checks'],
  },
  '@haat/demo-catalogue': { folder: 'tools/demo-catalogue', imports: [], types: [] },
  '@haat/checks': {
    folder: 'tools/checks',
    imports: [],
    types: [],
    // The programs written against the packages as installed.
    inTests: ['@haat/api-sdk', '@haat/domain', '@haat/mock-shop', '@haat/ui'],
  },
  '@haat/bench': { folder: 'tools/bench', imports: ['@haat/checks', '@haat/server'], types: [] },
  '@haat/chaos': {
    folder: 'tools/chaos',
    imports: ['@haat/bench', '@haat/checks', '@haat/domain', '@haat/server'],
    types: [],
  },
  '@haat/storefront-e2e': {
    folder: 'apps/storefront-e2e',
    imports: ['@haat/api-sdk', '@haat/domain', '@haat/domain/fixtures', '@haat/checks'],
    types: [],
  },
};

/**
 * Zones inside an app: the first segment of a path below `folder` is its zone. A zone may import
 * itself and the zones listed for it; files beside the zones may import every zone.
 */
export interface ZoneRule {
  folder: string;
  zones: Readonly<Record<string, readonly string[]>>;
  /** Zones whose sub-folders never import one another. */
  isolated: readonly string[];
}

/** The zones of each app. */
export const ZONES: readonly ZoneRule[] = [
  {
    folder: 'apps/storefront/app',
    zones: {
      shell: ['components', 'hydration', 'state', 'lib'],
      features: ['components', 'hydration', 'state', 'lib'],
      components: ['hydration', 'state', 'lib'],
      state: ['lib'],
      hydration: ['lib'],
      lib: [],
    },
    isolated: ['features'],
  },
  {
    folder: 'apps/desk/app',
    zones: {
      'service-worker': [],
      shell: ['components', 'lib'],
      features: ['components', 'lib'],
      components: ['lib'],
      lib: [],
    },
    isolated: ['features'],
  },
  {
    folder: 'apps/server/src',
    zones: {
      ssr: ['platform', 'content'],
      backup: ['platform'],
      doctor: ['platform', 'backup'],
      desk: [
        'platform',
        'accounts',
        'cart',
        'catalogue',
        'content',
        'media',
        'orders',
        'payments',
        'reviews',
      ],
      monitoring: ['platform', 'backup', 'orders', 'payments', 'stock-alerts'],
      commands: [
        'platform',
        'accounts',
        'backup',
        'catalogue',
        'demo',
        'desk',
        'doctor',
        'media',
        'orders',
      ],
      privacy: [
        'platform',
        'accounts',
        'addresses',
        'cart',
        'content',
        'desk',
        'media',
        'orders',
        'payments',
        'reviews',
        'stock-alerts',
        'wishlist',
      ],
      demo: ['platform', 'accounts', 'catalogue', 'content', 'desk', 'orders', 'payments'],
      orders: ['platform', 'accounts', 'addresses', 'cart', 'catalogue', 'media'],
      payments: ['platform', 'accounts', 'orders'],
      reviews: ['platform', 'accounts', 'catalogue', 'orders'],
      'stock-alerts': ['platform', 'accounts', 'catalogue'],
      wishlist: ['platform', 'accounts', 'catalogue'],
      cart: ['platform', 'accounts', 'catalogue'],
      catalogue: ['platform', 'accounts', 'content', 'media'],
      content: ['platform', 'accounts', 'media'],
      addresses: ['platform', 'accounts'],
      accounts: ['platform', 'media'],
      media: ['platform'],
      delivery: ['platform', 'pincodes'],
      pincodes: ['platform'],
      platform: [],
    },
    isolated: [],
  },
];

/** External packages that only one place may import, so that replacing them changes only that place. */
export const SINGLE_IMPORTERS = [
  { module: 'react-hot-toast', only: 'apps/storefront/app/components/feedback/toast' },
  { module: 'node:sqlite', only: 'apps/server/src/platform/database/' },
  { module: 'pg', only: 'apps/server/src/platform/database/' },
  { module: '@aws-sdk/client-s3', only: 'apps/server/src/platform/bucket/' },
];
