import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, buttonClass, Card, EmptyState } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { GROUPS } from './groups.texts.ts';

/** The groups that make the goods, also hidden ones. */
export default function GroupsRoute() {
  const texts = useTexts(GROUPS);
  const format = useFormat();
  const nameOf = useName();
  // Forms of other screens may offer older groups; here they are changed.
  const groups = useQuery({ ...shopQuery(desk, '/desk/groups'), staleTime: 0 });
  return (
    <Page
      title={texts.title}
      back={{ to: '/more', label: texts.back }}
      actions={
        <Link to="/groups/new" className={buttonClass({ variant: 'primary' })}>
          <Plus aria-hidden="true" className="size-5" />
          {texts.add}
        </Link>
      }
    >
      <Loaded query={groups}>
        {({ groups: list }) =>
          list.length === 0 ? (
            <EmptyState title={texts.empty} colour="indigo">
              {texts.emptyLead}
            </EmptyState>
          ) : (
            <Card padding="none">
              <ul className="divide-y divide-hairline">
                {list.map((group) => (
                  <li key={group._id}>
                    <Link
                      to={`/groups/${group._id}`}
                      className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-sand"
                    >
                      <span className="min-w-0 flex-1 wrap-anywhere">
                        <span className="block font-semibold">{nameOf(group)}</span>
                        <span className="block text-sm text-ink-soft">
                          {[group.village || group.district, group.craft]
                            .concat(texts.goods(format.number(group.goodsOnSale)))
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                        {group.isHidden && <Badge>{texts.hidden}</Badge>}
                      </span>
                      <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}
