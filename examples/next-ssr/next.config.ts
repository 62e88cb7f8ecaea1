import type { NextConfig } from 'next';

const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

export default {
  // As new apps have it: what is about the visitor streams into a page that was built before.
  cacheComponents: true,
  partialPrefetching: true,
  // The browser calls the shop on this origin, so that the session's cookies are of this site.
  rewrites: async () => [{ source: '/api/v1/:path*', destination: `${shopUrl}/api/v1/:path*` }],
} satisfies NextConfig;
