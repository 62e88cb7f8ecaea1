/**
 * Hosts whose maps may be embedded on the contact page: allowed in stored HTML when it is
 * sanitised, and in the documents' frame-src.
 */
export const MAP_HOSTS: readonly string[] = [
  'www.google.com',
  'maps.google.com',
  'www.openstreetmap.org',
];
