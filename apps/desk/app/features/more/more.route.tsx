import { Card, Icon } from '@haat/ui';
import {
  BadgePercent,
  BellRing,
  BookOpen,
  ContactRound,
  History,
  Mail,
  MessageSquareText,
  Sprout,
  Star,
  Store,
  Tags,
  Truck,
  Users,
} from 'lucide';
import { mayOpen } from '../../components/access/screen-rights.ts';
import { SignOutButton } from '../../components/access/sign-out-button.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
import { CountBadge } from '../../components/page/count-badge.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { useMe } from '../../lib/api/use-me.ts';
import { useSignOut } from '../../lib/api/use-sign-out.ts';
import { useWaiting } from '../../lib/api/use-waiting.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { MORE } from './more.texts.ts';

const ENTRIES = [
  { to: '/messages', text: 'messages', icon: Mail },
  { to: '/reviews', text: 'reviews', icon: Star },
  { to: '/content', text: 'content', icon: BookOpen },
  { to: '/notices', text: 'notices', icon: BellRing },
  { to: '/members', text: 'members', icon: Users },
  { to: '/shoppers', text: 'shoppers', icon: ContactRound },
  { to: '/groups', text: 'groups', icon: Sprout },
  { to: '/categories', text: 'categories', icon: Tags },
  { to: '/discounts', text: 'discounts', icon: BadgePercent },
  { to: '/charges', text: 'charges', icon: Truck },
  { to: '/order-texts', text: 'orderTexts', icon: MessageSquareText },
  { to: '/audit', text: 'audit', icon: History },
] as const;

export default function MoreRoute() {
  const texts = useTexts(MORE);
  const nameOf = useName();
  const words = useTexts(WORDS);
  const me = useMe();
  const unread = useWaiting()?.unreadMessages ?? 0;
  const signOut = useSignOut();
  if (me === undefined) return null;
  return (
    <Page title={texts.title}>
      <LinkRows
        rows={[
          ...ENTRIES.filter(({ to }) => mayOpen(me, to)).map(({ to, text, icon }) => ({
            to,
            label: texts[text],
            icon: <Icon node={icon} className="icon" />,
            figure: to === '/messages' && unread > 0 && (
              <>
                <CountBadge count={unread} className="text-sm" />
                <span className="sr-only">{texts.unread(unread)}</span>
              </>
            ),
          })),
          {
            // The storefront: another shell.
            to: new URL('/', location.href).href,
            label: texts.shop,
            icon: <Icon node={Store} className="icon" />,
          },
        ]}
      />
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
