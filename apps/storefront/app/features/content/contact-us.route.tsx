import { CONTACT_CACHE_MS, type ContactInfo, parseContactInfo } from '@haat/domain';
import { SectionHeading } from '@haat/ui';
import { useRevalidator } from 'react-router';
import { RetryAlert } from '../../components/feedback/retry-alert.tsx';
import { errorText } from '../../lib/errors/error-text.ts';
import { memoizeWithTtl } from '../../lib/loading/memoize-with-ttl.ts';
import { apiContext } from '../../lib/loading/request-context.ts';
import { buildPageMeta } from '../../lib/seo/page-meta.ts';
import { describeTrail } from '../../lib/seo/structured-data.ts';
import { api } from '../../state/create-stores.ts';
import type { Route } from './+types/contact-us.route';
import { ContactDetails, ContactMap } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactFailedText, CONTACT_MESSAGES as MESSAGES } from './contact-texts.ts';

/** In the browser the details are asked for once in 60 seconds (spec §4, §9). */
const contactInfo = memoizeWithTtl({
  load: async () => parseContactInfo(await api.contact.get()),
  ttlMs: CONTACT_CACHE_MS,
});

interface ContactData {
  /** null when it could not be loaded: one can write all the same. */
  readonly contact: ContactInfo | null;
  readonly failure: string;
}

async function toContactData(call: Promise<ContactInfo>): Promise<ContactData> {
  try {
    return { contact: await call, failure: '' };
  } catch (error) {
    return { contact: null, failure: contactFailedText(errorText(error, MESSAGES.tryAgain)) };
  }
}

export async function loader({ context }: Route.LoaderArgs): Promise<ContactData> {
  return toContactData(context.get(apiContext).contact.get().then(parseContactInfo));
}

export async function clientLoader(): Promise<ContactData> {
  return toContactData(contactInfo.get());
}

/** How to reach the shop (spec §2). */
export default function ContactUsRoute({ loaderData }: Route.ComponentProps) {
  const { contact, failure } = loaderData;
  return (
    <div className="page-width pt-6 md:pt-10">
      <SectionHeading level="h1" size="page">
        {contact?.headline || MESSAGES.title}
      </SectionHeading>
      {contact?.subheading && <p className="mt-3 max-w-text text-xl">{contact.subheading}</p>}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {contact === null ? (
          <ContactFailure message={failure} />
        ) : (
          <ContactDetails contact={contact} />
        )}
        <div className="lg:row-span-2">
          <ContactForm />
        </div>
        {contact !== null && <ContactMap mapEmbed={contact.mapEmbed} />}
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
    title: MESSAGES.title,
    description: args.loaderData?.contact?.subheading ?? '',
    structuredData: [describeTrail({ name: MESSAGES.title, path: args.location.pathname })],
  });
}
