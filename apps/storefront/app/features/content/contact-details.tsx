import {
  type ContactInfo,
  langOf,
  readMapMarker,
  telephoneLink,
  whatsAppLink,
} from '@haat/domain/shopper';
import { Button, Icon } from '@haat/ui';
import { MapPin } from 'lucide';
import { type ReactNode, useState } from 'react';
import drawing from '../../assets/rajasthan-map.svg';
import { placeOnRajasthanMap, RAJASTHAN_MAP_SIZE } from '../../assets/rajasthan-map.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

const MAPS_LINK =
  'inline-flex min-h-11 items-center text-indigo underline decoration-[1.5px] underline-offset-4 hover:decoration-[2.5px]';

const LINK = `-my-2 ${MAPS_LINK}`;

/** The shop's postal address, phone number, e-mail address and opening hours (product 2.12.2). */
export function ContactDetails({ contact }: { readonly contact: ContactInfo }) {
  const { address, phone, email, hours } = contact;
  const chat = whatsAppLink(phone, CONTACT_TEXTS.greeting);
  return (
    <dl className="grid content-start gap-4 text-lg">
      <Detail label={CONTACT_TEXTS.address}>
        <span lang={langOf(address)}>{address}</span>
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

/** The way to the shop: the map, and the address in the shopper's own maps. */
export function ContactMap({ mapEmbed, address }: Pick<ContactInfo, 'mapEmbed' | 'address'>) {
  if (mapEmbed === '' && address === '') return null;
  return (
    <div className="overflow-hidden rounded-haat border border-hairline bg-paper">
      {mapEmbed !== '' && <EmbeddedMap mapEmbed={mapEmbed} />}
      {address !== '' && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${MAPS_LINK} px-4 font-semibold`}
        >
          {CONTACT_TEXTS.maps}
        </a>
      )}
    </div>
  );
}

/** The drawn map, and on a tap the live one: an iframe of a known map host that the server has rebuilt. */
function EmbeddedMap({ mapEmbed }: Pick<ContactInfo, 'mapEmbed'>) {
  const [state, setState] = useState<'drawn' | 'live' | 'offline'>('drawn');
  return (
    <div className="relative aspect-3/2 bg-sand md:aspect-2/1">
      {state === 'live' ? (
        <div
          // The pressed button is gone.
          ref={(element) => element?.focus()}
          tabIndex={-1}
          className="map-embed"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has rebuilt this iframe of a known map host
          dangerouslySetInnerHTML={{ __html: mapEmbed }}
        />
      ) : (
        <>
          <div aria-hidden="true" className="flex size-full items-center justify-center p-3">
            <DrawnMap mapEmbed={mapEmbed} />
          </div>
          <Button
            variant="secondary"
            size="compact"
            className="absolute right-2 bottom-2 bg-paper"
            onClick={() => setState(navigator.onLine ? 'live' : 'offline')}
          >
            {state === 'offline' ? CONTACT_TEXTS.offline : CONTACT_TEXTS.liveMap}
          </Button>
        </>
      )}
    </div>
  );
}

const { width, height } = RAJASTHAN_MAP_SIZE;

/** The drawn map with a pin at the shop; the pin alone where the map does not show its place. */
function DrawnMap({ mapEmbed }: Pick<ContactInfo, 'mapEmbed'>) {
  const pin = <Icon node={MapPin} className="size-8 fill-madder-tint text-madder" />;
  const place = readMapMarker(mapEmbed);
  const { x, y } = place === null ? { x: -1, y: -1 } : placeOnRajasthanMap(place);
  if (x < 0 || x > width || y < 0 || y > height) return pin;
  return (
    <span className="relative h-full" style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        src={drawing}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="size-full"
      />
      <span
        className="-translate-x-1/2 -translate-y-full absolute"
        style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
      >
        {pin}
      </span>
    </span>
  );
}
