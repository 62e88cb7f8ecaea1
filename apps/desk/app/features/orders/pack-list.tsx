import { canPack as isPackable } from '@haat/domain/desk';
import { Badge, Card, Icon, joinClasses } from '@haat/ui';
import { Check } from 'lucide';
import { useDescribeLine } from '../../components/order/describe-line.ts';
import { WORDS } from '../../components/words/words.texts.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import { outbox, useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { ORDER } from './order.texts.ts';
import { type ShownLine, showWaitingTicks } from './waiting-ticks.ts';

interface PackListProps {
  readonly order: DeskOrder;
  readonly canPack: boolean;
}

/** The lines by group, each ticked with one tap, also without a network (product 10.6.6). */
export function PackList({ order, canPack }: PackListProps) {
  const nameOf = useName();
  const texts = useTexts(ORDER);
  const words = useTexts(WORDS);
  const format = useFormat();
  const groups = showWaitingTicks(order, useWaitingChanges());
  const lines = groups.flatMap((group) => group.lines);
  const packed = lines.filter(({ isPacked }) => isPacked).length;
  const canTick = canPack && isPackable(order);

  function tick(line: ShownLine) {
    void outbox.add('packLine', `order/${order._id}`, {
      orderId: order._id,
      orderNumber: order.orderNumber,
      lineId: line._id,
      name: line.name,
      nameHindi: line.nameHindi,
      isPacked: !line.isPacked,
    });
  }

  return (
    <section aria-labelledby="pack-list">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="pack-list" className="font-bold">
          {texts.packList}
        </h2>
        <p
          role="status"
          className={packed === lines.length ? 'font-semibold text-leaf' : undefined}
        >
          {packed === lines.length
            ? texts.allPacked
            : texts.packed(format.number(packed), format.number(lines.length))}
        </p>
      </div>
      <div className="grid gap-4">
        {groups.map(({ maker, lines: ofGroup }) => (
          <Card key={maker?._id ?? ''} padding="none">
            <h3 className="border-b border-hairline bg-sand px-4 py-2 font-semibold">
              {maker ? nameOf(maker) : words.noGroup}
            </h3>
            <ul className="divide-y divide-hairline">
              {ofGroup.map((line) => (
                <li key={line._id}>
                  <PackLine line={line} onTick={canTick ? () => tick(line) : undefined} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

interface PackLineProps {
  readonly line: ShownLine;
  /** Left out where nothing is ticked. */
  readonly onTick: (() => void) | undefined;
}

function PackLine({ line, onTick }: PackLineProps) {
  const texts = useTexts(ORDER);
  const format = useFormat();
  const { name, otherName, amount } = useDescribeLine()(line);
  return (
    <label
      className={joinClasses(
        'flex min-h-20 flex-wrap items-center gap-4 px-4 py-3',
        line.isPacked && 'bg-leaf-tint',
        onTick && 'hover:bg-sand',
      )}
    >
      <span className="relative grid size-8 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={line.isPacked}
          disabled={!onTick}
          onChange={onTick}
          className="peer checkbox size-8"
        />
        <Icon
          node={Check}
          strokeWidth={3}
          className="pointer-events-none absolute size-5 text-white opacity-0 peer-checked:opacity-100 peer-disabled:text-leaf forced-colors:hidden"
        />
      </span>
      {line.image && (
        <img
          src={line.image}
          alt=""
          width={48}
          height={60}
          loading="lazy"
          className="h-15 w-12 shrink-0 rounded-haat bg-sand object-cover"
        />
      )}
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold">{name}</span>
        {otherName !== '' && <span className="block text-sm text-ink-soft">{otherName}</span>}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures text-lg font-bold">{amount}</span>
          {line.returnedQuantity > 0 && (
            <Badge tone="highlight">{texts.piecesBack(format.number(line.returnedQuantity))}</Badge>
          )}
          {line.isWaiting && <Badge tone="highlight">{texts.waits}</Badge>}
        </span>
      </span>
    </label>
  );
}
