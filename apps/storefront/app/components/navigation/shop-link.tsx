import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from './use-prefetch.ts';

/** A link inside the shop; its page is fetched as soon as the shopper seems to mean it. */
export function ShopLink(props: LinkProps) {
  return <Link prefetch={usePrefetch()} {...props} />;
}
