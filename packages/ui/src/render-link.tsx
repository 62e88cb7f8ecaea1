import type { ReactNode } from 'react';

/** What a component asks of the link that it needs. */
export type LinkRequest = {
  href: string;
  children: ReactNode;
  className?: string;
  rel?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
};

/**
 * Draws a link. This package knows no router; an app passes its own:
 * `renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}`.
 */
export type RenderLink = (request: LinkRequest) => ReactNode;

/** The plain `<a>` that is drawn when the app passes no `renderLink`. */
export function renderAnchor(request: LinkRequest): ReactNode {
  return <a {...request} />;
}
