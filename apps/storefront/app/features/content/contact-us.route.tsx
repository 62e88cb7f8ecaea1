import { readContactInfo, telephoneLink } from '@haat/domain';
import { SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { loadOrFail } from '../../shared/load.ts';
import { buildPageMeta } from '../../shared/page-meta.ts';
import { apiContext } from '../../shared/request-context.ts';
import { describeTrail } from '../../shared/structured-data.ts';
import type { Route } from './+types/contact-us.route';
import { CONTACT_FAILED, CONTACT_TITLE } from './messages.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return {
    contact: readContactInfo(
      await loadOrFail(context.get(apiContext).contact.get(), CONTACT_FAILED),
    ),
  };
}

/** How to reach the shop (spec §2). */
export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { headline, subheading, address, phone, email, hours, mapEmbed } = loaderData.contact;
  return (
    <div className="page-width pt-6 md:pt-10">
      <SectionHeading level="h1" size="page">
        {headline || CONTACT_TITLE}
      </SectionHeading>
      {subheading && <p className="mt-3 max-w-text text-xl">{subheading}</p>}
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <dl className="grid content-start gap-5 text-lg">
          <Detail label="Address">{address}</Detail>
          <Detail label="Phone">
            {phone && (
              <a href={telephoneLink(phone)} className="text-indigo underline underline-offset-4">
                {phone}
              </a>
            )}
          </Detail>
          <Detail label="Email">
            {email && (
              <a href={`mailto:${email}`} className="text-indigo underline underline-offset-4">
                {email}
              </a>
            )}
          </Detail>
          <Detail label="Hours">{hours}</Detail>
        </dl>
        {mapEmbed && (
          <div
            className="map-embed overflow-hidden rounded-haat border border-hairline bg-sand"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server rebuilds the frame of a known map host
            dangerouslySetInnerHTML={{ __html: mapEmbed }}
          />
        )}
      </div>
    </div>
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

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: CONTACT_TITLE,
    description: args.loaderData?.contact.subheading ?? '',
    structuredData: [describeTrail({ name: CONTACT_TITLE, path: args.location.pathname })],
  });
}
