import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from './use-prefetch.ts';

/** A link inside the shop that prefetches its page on hover or focus. */
export function ShopLink(props: LinkProps) {
  return <Link prefetch={usePrefetch()} {...props} />;
}
