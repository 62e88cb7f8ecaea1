import { createIdempotencyKey, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { Badge, Button, Card, EmptyState, Icon, IconButton } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Plus } from 'lucide';
import { useState } from 'react';
import { Failure } from '../../components/feedback/failure.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { Page } from '../../components/page/page.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { DeskCategory } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CATEGORIES } from './categories.texts.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { reloadCategories } from './reload-categories.ts';

/** The categories of the goods in the shop's order. */
export default function CategoriesRoute() {
  const texts = useTexts(CATEGORIES);
  const categories = useQuery(shopQuery(desk, '/desk/categories'));
  // Null for a new one.
  const [changing, setChanging] = useState<DeskCategory | null | undefined>();
  const order = useMutation({
    mutationFn: (list: DeskCategory[]) =>
      unwrap(
        desk.PUT('/desk/categories/order', {
          params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
          body: { categories: list.map(({ _id }) => _id) },
        }),
      ),
    onMutate: (list) =>
      queryClient.setQueryData(shopQuery(desk, '/desk/categories').queryKey, { categories: list }),
    onSettled: reloadCategories,
  });

  function move(list: readonly DeskCategory[], from: number, to: number) {
    const next = list.toSpliced(from, 1);
    const moved = list[from];
    if (moved && !order.isPending) order.mutate(next.toSpliced(to, 0, moved));
  }

  return (
    <Page
      title={texts.title}
      back={{ to: '/more', label: texts.back }}
      actions={
        <Button icon={<Icon node={Plus} className="size-5" />} onClick={() => setChanging(null)}>
          {texts.add}
        </Button>
      }
    >
      <Loaded query={categories}>
        {({ categories: list }) =>
          list.length === 0 ? (
            <EmptyState title={texts.empty} colour="indigo" />
          ) : (
            <>
              <Failure error={order.error} />
              <p className="text-ink-soft">{texts.lead}</p>
              <Card padding="none">
                <ol className="divide-y divide-hairline">
                  {list.map((category, index) => (
                    <CategoryRow
                      key={category._id}
                      category={category}
                      onChange={() => setChanging(category)}
                      onUp={index > 0 ? () => move(list, index, index - 1) : undefined}
                      onDown={
                        index < list.length - 1 ? () => move(list, index, index + 1) : undefined
                      }
                    />
                  ))}
                </ol>
              </Card>
            </>
          )
        }
      </Loaded>
      {changing !== undefined && (
        <CategoryDialog category={changing} onClose={() => setChanging(undefined)} />
      )}
    </Page>
  );
}

interface CategoryRowProps {
  readonly category: DeskCategory;
  readonly onChange: () => void;
  /** Undefined for the first. */
  readonly onUp: (() => void) | undefined;
  /** Undefined for the last. */
  readonly onDown: (() => void) | undefined;
}

function CategoryRow({ category, onChange, onUp, onDown }: CategoryRowProps) {
  const texts = useTexts(CATEGORIES);
  const format = useFormat();
  const isHindi = useLanguage() === 'hi';
  const { name, nameHindi, goods, status } = category;
  const [shown, other] = isHindi && nameHindi !== '' ? [nameHindi, name] : [name, nameHindi];
  return (
    <li className="flex flex-wrap items-center gap-1 py-2 ps-4 pe-1">
      <span className="min-w-0 flex-1 basis-36 wrap-anywhere">
        <span className="block font-semibold">{shown}</span>
        <span className="block text-sm text-ink-soft">
          {[other, texts.goods(format.number(goods))].filter(Boolean).join(' · ')}
        </span>
        {status === 'inactive' && <Badge>{texts.inactive}</Badge>}
      </span>
      {onUp && (
        <IconButton
          label={texts.up(shown)}
          icon={<Icon node={ArrowUp} className="size-5" />}
          className="touch"
          onClick={onUp}
        />
      )}
      {onDown && (
        <IconButton
          label={texts.down(shown)}
          icon={<Icon node={ArrowDown} className="size-5" />}
          className="touch"
          onClick={onDown}
        />
      )}
      <IconButton
        label={texts.change(shown)}
        icon={<Icon node={Pencil} className="size-5" />}
        className="touch"
        onClick={onChange}
      />
    </li>
  );
}
