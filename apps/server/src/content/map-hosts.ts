/**
 * Hosts whose maps may be embedded on the contact page: `toSafeMapEmbed` and the `frame-src` of the
 * documents allow them.
 */
export const MAP_HOSTS: readonly string[] = [
  'www.google.com',
  'maps.google.com',
  'www.openstreetmap.org',
];
