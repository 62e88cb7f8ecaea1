import { toLanguagePath } from '@haat/domain';
import {
  type ContactInfo,
  langOf,
  type PageLink,
  telephoneLink,
  whatsAppLink,
} from '@haat/domain/shopper';
import { Icon, Logo } from '@haat/ui';
import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { SELLER_TEXTS } from '../components/contact/seller-texts.ts';
import { ShopLink } from '../components/navigation/shop-link.tsx';
import { NAV_ITEMS, type NavItem } from './nav-links.ts';
import { SHELL_TEXTS } from './texts.ts';

const { header: HEADER_TEXTS, footer: FOOTER_TEXTS } = SHELL_TEXTS;

const LINK = 'footer-link';

/** How to reach the shop and who sells. */
type Seller = Omit<ContactInfo, 'headline' | 'subheading' | 'mapEmbed'>;

export interface FooterProps {
  /** The active content pages (product 2.5.1). */
  readonly pages: readonly PageLink[];
  /** The error when they failed to load; null otherwise. */
  readonly pagesFailure: string | null;
  /** The public origin, which the share links contain. */
  readonly publicOrigin: string;
  /** Null when even an empty one could not be loaded. */
  readonly seller: Seller | null;
}

/**
 * The footer of every page: the shop's links, the content pages, the share links (product 2.5.1), who
 * sells, the ways to pay and to complain (product 2.5.1, 2.5.2).
 */
export function Footer({ pages, pagesFailure, publicOrigin, seller }: FooterProps) {
  return (
    <footer className="on-dark mt-16 bg-indigo text-plaster">
      <div className="motif-leheriya h-6 text-turmeric" aria-hidden="true" />
      <div id="site-links" tabIndex={-1} className="footer-grid">
        <div className="col-span-full mb-2 md:mb-0 lg:col-span-1">
          <ShopLink
            to="/"
            aria-label={HEADER_TEXTS.home}
            className="inline-flex rounded-haat bg-plaster px-3 py-1"
          >
            <Logo />
          </ShopLink>
          <p className="mt-3 max-w-sm max-md:hidden">{FOOTER_TEXTS.about}</p>
        </div>
        <Group title={FOOTER_TEXTS.shop}>
          {NAV_ITEMS.map(({ to, label }) => (
            <FooterLink key={to} to={to} label={label} />
          ))}
        </Group>
        {pages.length > 0 && (
          <Group title={FOOTER_TEXTS.help}>
            {pages.map(({ slug, title }) => (
              <FooterLink key={slug} to={href('/page/:slug', { slug })} label={title} />
            ))}
          </Group>
        )}
        {pagesFailure !== null && (
          <Group title={FOOTER_TEXTS.help}>
            <li className="flex min-h-11 items-center">{pagesFailure}</li>
          </Group>
        )}
        {seller !== null && seller.phone + seller.email + seller.address !== '' && (
          <Group title={FOOTER_TEXTS.contact}>
            <ContactLinks seller={seller} />
          </Group>
        )}
        <Group title={FOOTER_TEXTS.share}>
          {shareLinks(publicOrigin).map((link) => (
            <FooterLink key={link.label} {...link} isOutside />
          ))}
        </Group>
      </div>
      <div className="border-t border-plaster/25">
        <div className="page-width flex flex-wrap gap-x-16 py-1 md:py-4">
          <p className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span className="font-bold">{FOOTER_TEXTS.pay}:</span> {FOOTER_TEXTS.waysToPay}
          </p>
          <p className="flex min-h-11 flex-wrap items-center gap-x-2">
            <span className="font-bold">{FOOTER_TEXTS.complaints}</span>
            <ShopLink to={href('/contact-us')} className={`${LINK} underline`}>
              {FOOTER_TEXTS.complain}
            </ShopLink>
          </p>
          {seller !== null && <SellerFacts seller={seller} />}
        </div>
      </div>
    </footer>
  );
}

/** Links under a title, which folds them away on a phone. */
function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="max-md:border-t max-md:border-plaster/25">
      <h2 className="footer-title mb-1 text-lg font-bold">{title}</h2>
      <details className="footer-group group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-lg font-bold">
          {title}
          <Icon node={ChevronDown} className="size-5 group-open:rotate-180" />
        </summary>
        <ul className="max-md:pb-3">{children}</ul>
      </details>
    </nav>
  );
}

interface FooterLinkProps extends NavItem {
  /** True for another site, which opens beside the shop. */
  readonly isOutside?: boolean;
}

function FooterLink({ to, label, isOutside = false }: FooterLinkProps) {
  return (
    <li>
      <ShopLink
        to={to}
        className={LINK}
        {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {label}
      </ShopLink>
    </li>
  );
}

/** Phone, chat, e-mail address, postal address and hours, as far as the shop has set them. */
function ContactLinks({ seller }: { readonly seller: Seller }) {
  const { phone, email, address, hours } = seller;
  const chat = whatsAppLink(phone, FOOTER_TEXTS.greeting);
  return (
    <>
      {phone && <FooterLink to={telephoneLink(phone)} label={phone} />}
      {chat && <FooterLink to={chat} label={FOOTER_TEXTS.whatsApp} isOutside />}
      {email && <FooterLink to={`mailto:${email}`} label={email} />}
      {[address, hours].map(
        (text) =>
          text && (
            <li key={text} lang={langOf(text)} className="py-2 leading-snug">
              {text}
            </li>
          ),
      )}
    </>
  );
}

/** Who sells, as far as the shop has set it; without a seller it is a demonstration (product 2.5.2). */
function SellerFacts({ seller }: { readonly seller: Seller }) {
  const { sellerName, sellerAddress, gstin, foodLicence, grievanceOfficer } = seller;
  if (sellerName === '') {
    return <p className="flex min-h-11 basis-full items-center">{SELLER_TEXTS.demonstration}</p>;
  }
  const facts = [
    { label: FOOTER_TEXTS.seller, text: [sellerName, sellerAddress].filter(Boolean).join(', ') },
    { label: FOOTER_TEXTS.gstin, text: gstin || SELLER_TEXTS.notRegistered },
    { label: FOOTER_TEXTS.foodLicence, text: foodLicence },
    { label: FOOTER_TEXTS.grievanceOfficer, text: grievanceOfficer },
  ].filter(({ text }) => text !== '');
  return (
    <dl className="flex basis-full flex-wrap gap-x-10 gap-y-2 py-2">
      {facts.map(({ label, text }) => (
        <div key={label} className="wrap-anywhere">
          <dt className="inline font-bold">{label}:</dt> <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The links that share the shop on social networks. */
function shareLinks(publicOrigin: string): readonly NavItem[] {
  const home = publicOrigin + toLanguagePath('');
  const url = encodeURIComponent(home);
  const text = encodeURIComponent(FOOTER_TEXTS.sharedText(home));
  return [
    { to: `https://wa.me/?text=${text}`, label: 'WhatsApp' },
    { to: `https://www.facebook.com/sharer/sharer.php?u=${url}`, label: 'Facebook' },
    { to: `https://x.com/intent/post?text=${text}`, label: 'X (Twitter)' },
  ];
}
