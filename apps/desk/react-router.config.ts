import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The server mounts the shell at this path; its service worker controls what is below it.
  basename: '/desk/',
  // The manifest is small enough to load as a whole instead of in parts.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
