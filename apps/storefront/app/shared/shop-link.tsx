import { Link, type LinkProps } from 'react-router';

interface SaveDataNavigator extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether pages may be fetched before they are asked for; never where the shopper saves data. */
function canPrefetch(): boolean {
  if (import.meta.env.SSR) return true;
  const { connection }: SaveDataNavigator = navigator;
  return connection?.saveData !== true;
}

/** A link inside the shop; its page is fetched as soon as the shopper seems to mean it. */
export function ShopLink(props: LinkProps) {
  return <Link prefetch={canPrefetch() ? 'intent' : 'none'} {...props} />;
}
