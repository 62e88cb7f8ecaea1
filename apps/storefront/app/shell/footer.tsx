import type { PageLink } from '@haat/domain';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { Logo } from './logo.tsx';
import { NAV_ITEMS, type NavItem } from './nav-links.ts';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 wrap-anywhere hover:underline';

interface FooterProps {
  /** The active content pages (product 2.5.1). */
  readonly pages: readonly PageLink[];
  /** The error when they failed to load; null otherwise. */
  readonly pagesFailure: string | null;
  /** The public origin, which the share links contain. */
  readonly publicOrigin: string;
}

/**
 * The footer of every page: the shop's links, the content pages, and the share links
 * (product 2.5.1).
 */
export function Footer({ pages, pagesFailure, publicOrigin }: FooterProps) {
  return (
    <footer className="on-dark mt-20 bg-indigo text-plaster">
      <div className="motif-leheriya h-6 text-turmeric" aria-hidden="true" />
      <div
        id="site-links"
        tabIndex={-1}
        className="page-width grid two-a-row gap-x-6 gap-y-8 pt-10 pb-12 lg:grid-cols-4"
      >
        <div className="max-lg:col-span-full">
          <ShopLink
            to="/"
            aria-label="Haat, home"
            className="inline-flex rounded-haat bg-plaster px-3 py-1"
          >
            <Logo />
          </ShopLink>
          <p className="mt-4 max-w-xs">
            A haat is a village market. This one sells what women&rsquo;s self-help groups in
            Rajasthan grind, bake, roll and print by hand.
          </p>
        </div>
        <LinkList title="Shop">
          {NAV_ITEMS.map(({ to, label }) => (
            <FooterLink key={to} to={to} label={label} />
          ))}
        </LinkList>
        {pages.length > 0 && (
          <LinkList title="Help">
            {pages.map(({ slug, title }) => (
              <FooterLink key={slug} to={href('/page/:slug', { slug })} label={title} />
            ))}
          </LinkList>
        )}
        {pagesFailure !== null && (
          <LinkList title="Help">
            <li className="flex min-h-11 items-center">{pagesFailure}</li>
          </LinkList>
        )}
        <LinkList title="Tell a friend">
          {shareLinks(publicOrigin).map(({ to, label }) => (
            <li key={label}>
              <a href={to} target="_blank" rel="noopener noreferrer" className={LINK}>
                {label}
              </a>
            </li>
          ))}
        </LinkList>
      </div>
    </footer>
  );
}

function LinkList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg font-bold">{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ to, label }: NavItem) {
  return (
    <li>
      <ShopLink to={to} className={LINK}>
        {label}
      </ShopLink>
    </li>
  );
}

/** The links that share the shop on social networks. */
function shareLinks(publicOrigin: string): readonly NavItem[] {
  const url = encodeURIComponent(publicOrigin);
  const text = encodeURIComponent(`Handmade by women of Rajasthan: ${publicOrigin}`);
  return [
    { to: `https://wa.me/?text=${text}`, label: 'WhatsApp' },
    { to: `https://www.facebook.com/sharer/sharer.php?u=${url}`, label: 'Facebook' },
    { to: `https://x.com/intent/post?text=${text}`, label: 'X' },
  ];
}
