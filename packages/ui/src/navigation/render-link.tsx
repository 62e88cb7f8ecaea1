import type { ReactNode } from 'react';

/** The props that a component passes to its link. */
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

/** The default: a plain `<a>`. */
export function renderAnchor(request: LinkRequest): ReactNode {
  return <a {...request} />;
}
