import { buttonClass, EmptyState } from '@haat/ui';
import { Link } from 'react-router';
import { Page } from '../../components/page/page.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { MISSING } from './missing.texts.ts';

export default function MissingRoute() {
  const texts = useTexts(MISSING);
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.lead}
        headingLevel="p"
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            {texts.toToday}
          </Link>
        }
      />
    </Page>
  );
}
