import { unwrap } from '@haat/api-sdk';
import { type ContactInfo, parseContactInfo } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import { useRevalidator } from 'react-router';
import { RetryAlert } from '../../components/feedback/retry-alert.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import type { Route } from './+types/contact-us.route';
import { ContactDetails, ContactMap } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactInfo } from './contact-info.ts';
import { CONTACT_TEXTS, formatContactError } from './contact-texts.ts';

interface ContactData {
  /** Null if they failed to load; the form works without them. */
  readonly contact: ContactInfo | null;
  readonly failure: string;
}

async function toContactData(call: Promise<ContactInfo>): Promise<ContactData> {
  try {
    return { contact: await call, failure: '' };
  } catch (error) {
    return { contact: null, failure: formatContactError(errorText(error, CONTACT_TEXTS.tryAgain)) };
  }
}

export async function loader({ context }: Route.LoaderArgs): Promise<ContactData> {
  const api = context.get(apiContext);
  return toContactData(unwrap(api.GET('/contact')).then(parseContactInfo));
}

export async function clientLoader(): Promise<ContactData> {
  return toContactData(contactInfo.get());
}

/** The contact screen (product 2.12.2). */
export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { contact, failure } = loaderData;
  return (
    <div className="page">
      <SectionHeading level="h1" size="page">
        {contact?.headline || CONTACT_TEXTS.title}
      </SectionHeading>
      {contact?.subheading && <p className="mt-3 max-w-text text-xl">{contact.subheading}</p>}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {contact === null ? (
          <ContactFailure message={failure} />
        ) : (
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

function ContactFailure({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryAlert
      className="self-start"
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    >
      {message}
    </RetryAlert>
  );
}

export function meta(args: Route.MetaArgs) {
  return buildPageMeta(args, {
    title: CONTACT_TEXTS.title,
    description: args.loaderData?.contact?.subheading ?? '',
    structuredData: [describeTrail({ name: CONTACT_TEXTS.title, path: args.location.pathname })],
  });
}
