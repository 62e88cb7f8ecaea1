import { type ContactInfo, telephoneLink, whatsAppLink } from '@haat/domain';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { CONTACT_TEXTS } from './contact-texts.ts';

const LINK =
  '-my-2 inline-flex min-h-11 items-center text-indigo underline decoration-[1.5px] underline-offset-4 hover:decoration-[2.5px]';

/** The shop's postal address, phone number, e-mail address and opening hours (product 2.12.3). */
export function ContactDetails({ contact }: { readonly contact: ContactInfo }) {
  const { address, phone, email, hours } = contact;
  const chat = whatsAppLink(phone, CONTACT_TEXTS.greeting);
  return (
    <dl className="grid content-start gap-4 text-lg">
      <Detail label={CONTACT_TEXTS.address}>
        {address && (
          <>
            {address}{' '}
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={LINK}
            >
              {CONTACT_TEXTS.maps}
            </a>
          </>
        )}
      </Detail>
      <Detail label={CONTACT_TEXTS.phone}>
        {phone && (
          <a href={telephoneLink(phone)} className={LINK}>
            {phone}
          </a>
        )}
        {chat && (
          <>
            {' '}
            <a href={chat} target="_blank" rel="noopener noreferrer" className={`${LINK} ms-4`}>
              {CONTACT_TEXTS.whatsApp}
            </a>
          </>
        )}
      </Detail>
      <Detail label={CONTACT_TEXTS.email}>
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
      </Detail>
      <Detail label={CONTACT_TEXTS.hours}>{hours}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt className="text-base text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/**
 * The map, an iframe of a known map host that the server has rebuilt lazy, sandboxed and titled.
 */
export function ContactMap({ mapEmbed }: Pick<ContactInfo, 'mapEmbed'>) {
  if (mapEmbed === '') return null;
  return (
    <div className="relative self-start overflow-hidden rounded-haat border border-hairline bg-sand">
      <p
        aria-hidden="true"
        className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center font-semibold"
      >
        <MapPin className="size-8 text-madder" />
        {CONTACT_TEXTS.mapMissing}
      </p>
      <div
        className="map-embed relative"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has rebuilt this iframe of a known map host
        dangerouslySetInnerHTML={{ __html: mapEmbed }}
      />
    </div>
  );
}
