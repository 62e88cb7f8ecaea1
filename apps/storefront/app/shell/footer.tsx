import type { PageLink } from '@haat/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { Logo } from './logo.tsx';
import { NAV_ITEMS, type NavItem } from './nav-links.ts';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 wrap-anywhere hover:underline';

const FRAME = 'on-dark mt-16 bg-indigo text-plaster';

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
export function Footer(props: FooterProps) {
  if (!import.meta.env.SSR) return <KeptFooter />;
  return (
    <footer className={FRAME}>
      <FooterContent {...props} />
    </footer>
  );
}

/** The markup of the document's footer, read before React could render anything in its place. */
let keptMarkup: string | undefined;

/**
 * The footer in the browser: it stays as the server sent it, without the code that made it, and its
 * links open inside the shop.
 */
function KeptFooter() {
  const navigate = useNavigate();
  const [html] = useState(() => {
    keptMarkup ??= document.querySelector('body > footer')?.innerHTML ?? '';
    return { __html: keptMarkup };
  });

  function open(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (link?.target !== '' || button !== 0) return;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(link.pathname);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of its links
    <footer
      className={FRAME}
      suppressHydrationWarning
      onClick={open}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of this place
      dangerouslySetInnerHTML={html}
    />
  );
}

function FooterContent({ pages, pagesFailure, publicOrigin }: FooterProps) {
  return (
    <>
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
          <FooterLink to={href('/makers')} label="Who makes it" />
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
    </>
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
