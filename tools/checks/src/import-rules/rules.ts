// The permitted imports between the folders of an app, and of packages of which a package.json does not tell.
// dependency-cruiser could check most of them, with a second TypeScript compiler (it reads none from 7 on)
// and ten more seconds of processor time.

/** Imports that the package.json of the importer would permit. */
export const NARROWED = [
  // The interface between the host and a shell.
  { importer: /^apps\/(storefront|desk)\//, module: '@haat/server', allowed: '@haat/server/shell' },
  // Who installs the mock shop needs the SDK for its types alone.
  { importer: /^packages\/mock-shop\/src\//, module: '@haat/api-sdk', isTypeOnly: true },
] as const;

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
      'service-worker': ['lib'],
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
        'addresses',
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
      reviews: ['platform', 'accounts', 'addresses', 'catalogue', 'media', 'orders'],
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
