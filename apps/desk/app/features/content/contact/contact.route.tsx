import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Page } from '../../../components/page/page.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { CONTENT } from '../content.texts.ts';
import { ContentNav } from '../content-nav.tsx';
import { ContactForm } from './contact-form.tsx';

export default function ContactRoute() {
  const texts = useTexts(CONTENT);
  const contact = useQuery(shopQuery(desk, '/desk/contact'));
  return (
    <Page title={texts.contact} back={{ to: '/more', label: texts.more }}>
      <ContentNav />
      <Loaded query={contact}>{(data) => <ContactForm contact={data} />}</Loaded>
    </Page>
  );
}
