import { buttonClass, EmptyState } from '@haat/ui';
import { Link } from 'react-router';
import type { DeskMe } from '../../lib/api/types.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Page } from '../page/page.tsx';
import { WORDS } from '../words/words.texts.ts';
import { ACCESS } from './access.texts.ts';

/** In place of a screen that is not part of the member's role (product 10.1.8). */
export function OutsideRole({ me }: { readonly me: DeskMe }) {
  const texts = useTexts(ACCESS);
  const words = useTexts(WORDS);
  return (
    <Page title={texts.outsideRole}>
      <EmptyState
        title={texts.outsideRoleLead(words.roles[me.role])}
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
