import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, buttonClass, EmptyState, Icon } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Link } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
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
          <Icon node={Plus} className="size-5" />
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
            <LinkRows
              rows={list.map((group) => ({
                to: `/groups/${group._id}`,
                label: nameOf(group),
                note: [group.village || group.district, group.craft]
                  .concat(texts.goods(format.number(group.goodsOnSale)))
                  .filter(Boolean)
                  .join(' · '),
                figure: group.isHidden && <Badge>{texts.hidden}</Badge>,
              }))}
            />
          )
        }
      </Loaded>
    </Page>
  );
}
