import { data } from 'react-router';
import { NOT_FOUND } from '../../lib/errors/error-texts.ts';
import { describePersonalPage } from '../../lib/seo/page-meta.ts';

/** Any unknown URL: a real 404, rendered by the root's ErrorBoundary. */
export function loader(): never {
  throw data({ message: NOT_FOUND.title }, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

export const meta = describePersonalPage(NOT_FOUND.title);
