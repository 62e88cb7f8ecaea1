import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The lists of all routes would be fetched in pieces; ours is small enough to come whole.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
