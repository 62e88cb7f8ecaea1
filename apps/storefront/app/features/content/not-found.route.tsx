import { data } from 'react-router';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import type { Route } from './+types/not-found.route';

/** Any unknown URL: a real 404, rendered by the root's ErrorBoundary. */
export function loader(): never {
  throw data({ message: 'Page not found' }, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, { title: 'Page not found', isIndexed: false });
}
