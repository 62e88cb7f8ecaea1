import { Card } from '@haat/ui';
import {
  BookOpen,
  ChevronRight,
  ContactRound,
  History,
  type LucideIcon,
  Mail,
  Sprout,
  Star,
  Store,
  Tags,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { mayOpen } from '../../components/access/screen-rights.ts';
import { SignOutButton } from '../../components/access/sign-out-button.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useSignOut } from '../../lib/api/use-sign-out.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MORE } from './more.texts.ts';

interface Entry {
  readonly to: string;
  readonly text:
    | 'messages'
    | 'reviews'
    | 'content'
    | 'members'
    | 'shoppers'
    | 'groups'
    | 'categories'
    | 'audit';
  readonly icon: LucideIcon;
}

const ENTRIES: readonly Entry[] = [
  { to: '/messages', text: 'messages', icon: Mail },
  { to: '/reviews', text: 'reviews', icon: Star },
  { to: '/content', text: 'content', icon: BookOpen },
  { to: '/members', text: 'members', icon: Users },
  { to: '/shoppers', text: 'shoppers', icon: ContactRound },
  { to: '/groups', text: 'groups', icon: Sprout },
  { to: '/categories', text: 'categories', icon: Tags },
  { to: '/audit', text: 'audit', icon: History },
];

const ROW = 'flex min-h-14 items-center gap-4 px-4 py-2 hover:bg-sand';

export default function MoreRoute() {
  const texts = useTexts(MORE);
  const nameOf = useName();
  const words = useTexts(WORDS);
  const me = useMe();
  const signOut = useSignOut();
  if (me === undefined) return null;
  return (
    <Page title={texts.title}>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {ENTRIES.filter(({ to }) => mayOpen(me, to)).map(({ to, text, icon: Icon }) => (
            <li key={to}>
              <Link to={to} className={ROW}>
                <Icon aria-hidden="true" className="icon" />
                <span className="flex-1">{texts[text]}</span>
                <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
          <li>
            {/* Another shell. */}
            <a href="/" className={ROW}>
              <Store aria-hidden="true" className="icon" />
              <span className="flex-1">{texts.shop}</span>
              <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
            </a>
          </li>
        </ul>
      </Card>
      <Section title={texts.account}>
        <Card className="grid gap-3">
          <p>
            <span className="block font-semibold">{me.user.fullName}</span>
            <span className="block text-ink-soft">{me.user.email}</span>
            <span className="block">{words.roles[me.role]}</span>
            {me.maker && <span className="block">{texts.group(nameOf(me.maker))}</span>}
          </p>
          <Failure error={signOut.error} />
          <SignOutButton signOut={signOut} />
        </Card>
      </Section>
    </Page>
  );
}
