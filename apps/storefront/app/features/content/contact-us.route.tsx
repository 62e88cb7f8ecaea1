import { unwrap } from '@haat/api-sdk';
import { langOf, parseContactInfo } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import { ReloadPageAlert } from '../../components/feedback/retry-alert.tsx';
import { defer } from '../../lib/loading/load.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/contact-us.route';
import { ContactDetails, ContactMap } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactInfo } from './contact-info.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const call = unwrap(context.get(apiContext).GET('/contact'));
  return defer(call.then(parseContactInfo), CONTACT_TEXTS.tryAgain);
}

export async function clientLoader() {
  return defer(contactInfo(), CONTACT_TEXTS.tryAgain);
}

/** The contact screen (product 2.12.2). */
export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const contact = loaderData.isLoaded ? loaderData.value : null;
  return (
    <div className="page">
      <SectionHeading level="h1" size="page" lang={langOf(contact?.headline ?? '')}>
        {contact?.headline || CONTACT_TEXTS.title}
      </SectionHeading>
      {contact?.subheading && (
        <p lang={langOf(contact.subheading)} className="mt-3 max-w-text text-xl">
          {contact.subheading}
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {loaderData.isLoaded || (
          <ReloadPageAlert className="self-start">
            {CONTACT_TEXTS.failed(loaderData.message)}
          </ReloadPageAlert>
        )}
        {contact && (
          <div className="grid content-start gap-6">
            <ContactDetails contact={contact} />
            <ContactMap mapEmbed={contact.mapEmbed} address={contact.address} />
          </div>
        )}
        <ContactForm />
      </div>
    </div>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: CONTACT_TEXTS.title,
    description: args.loaderData?.isLoaded ? args.loaderData.value.subheading : '',
    structuredData: [describeTrail({ name: CONTACT_TEXTS.title, path: args.location.pathname })],
  });
}
