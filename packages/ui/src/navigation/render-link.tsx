import type { ReactNode } from 'react';

/** The props that a component passes to its link. */
export type LinkRequest = {
  /** URL of the target. */
  href: string;
  /** What the link shows. */
  children: ReactNode;
  /** The look that the component gives to the link. */
  className?: string;
  /** How the target stands to this page, such as `next` in a pagination. */
  rel?: string;
  /** Name of the link where its content says too little. */
  'aria-label'?: string;
  /** `page` on the link to the current page. */
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
