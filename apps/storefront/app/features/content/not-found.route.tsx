import { data } from 'react-router';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';

/** Any unknown URL: a real 404, rendered by the root's ErrorBoundary. */
export function loader(): never {
  throw data({ message: 'Page not found' }, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

export const meta = describePersonalPage('Page not found');
