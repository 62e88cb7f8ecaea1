import { shopPages } from '@haat/api-sdk/tanstack';
import {
  findRepeatedNumbers,
  readTrackingList,
  TRACKING_NUMBER_LENGTH,
  type TrackingListProblem,
} from '@haat/domain/desk';
import { Alert, Button, TextAreaField, TextField } from '@haat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { DraftNotice } from '../../../components/feedback/draft-notice.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { WORDS } from '../../../components/words/words.texts.ts';
import { desk, LIST_LIMIT } from '../../../lib/api/desk.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { MOVES } from '../moves.texts.ts';
import { listUnpackedOrders, PACKED_FIELD, PackingCheck } from '../packing-check.tsx';
import { MANY } from './many.texts.ts';
import { listTypedIds, readSendDraft, type SendDraft, storeSendDraft } from './send-draft.ts';
import type { SentOrder } from './sent-orders.tsx';
import { type MoveResult, useMoveMany } from './use-move-many.ts';

interface SendFormProps {
  /** Those that can be sent. */
  readonly orders: readonly DeskOrder[];
  /** Those that cannot, and why not. */
  readonly others: readonly DeskOrder[];
  readonly onSent: (orders: readonly SentOrder[]) => void;
}

/** Sends orders with one courier, and takes a number for each: typed, scanned or pasted (product 10.2.19). */
export function SendForm({ orders, others, onSent }: SendFormProps) {
  const texts = useTexts(MANY);
  const moveTexts = useTexts(MOVES);
  const words = useTexts(WORDS);
  const format = useFormat();
  const couriersId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(readSendDraft);
  const [refused, setRefused] = useState<ReadonlyMap<string, MoveResult['outcome']>>(new Map());
  const [faults, setFaults] = useState({ courier: false, packed: false });
  const couriers = useInfiniteQuery(
    shopPages(desk, '/desk/orders', { params: { query: { limit: LIST_LIMIT } } }),
  ).data?.pages[0]?.couriers;
  // An order that was taken back proposes what it had.
  const courier = draft.courier ?? orders.find((order) => order.courier !== '')?.courier ?? '';
  const numberOf = (order: DeskOrder) => draft.numbers[order._id] ?? order.trackingNumber;
  const unpacked = listUnpackedOrders(orders);
  const repeated = findRepeatedNumbers(
    new Map(orders.map((order) => [order._id, numberOf(order).trim()])),
  );

  function change(next: SendDraft) {
    setDraft(next);
    storeSendDraft(next);
  }

  function setNumbers(numbers: Iterable<readonly [string, string]>) {
    change({ ...draft, numbers: { ...draft.numbers, ...Object.fromEntries(numbers) } });
  }

  const sending = useMoveMany((results) => {
    const moved = results.filter(({ outcome }) => outcome === 'moved');
    const left = results.filter(({ outcome }) => outcome !== 'moved');
    const numbers = { ...draft.numbers };
    for (const { orderId } of moved) delete numbers[orderId];
    const isDone = left.length === 0 && listTypedIds({ numbers }).length === 0;
    change(isDone ? { numbers } : { ...draft, numbers });
    setRefused(new Map(left.map(({ orderId, outcome }) => [orderId, outcome])));
    onSent(
      moved.flatMap(({ orderId, version }) => {
        const order = orders.find(({ _id }) => _id === orderId);
        return order ? [{ _id: orderId, orderNumber: order.orderNumber, version }] : [];
      }),
    );
  });

  /** A scanner ends a number with Enter: the next field is ready for the next packet. */
  function goOn(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const fields = Array.from(
      form.current?.querySelectorAll<HTMLElement>('[data-number], [type=submit]') ?? [],
    );
    fields[fields.indexOf(event.currentTarget) + 1]?.focus();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isPacked = new FormData(event.currentTarget).get(PACKED_FIELD) === 'on';
    const next = { courier: courier.trim() === '', packed: unpacked.length > 0 && !isPacked };
    setFaults(next);
    if (next.courier) form.current?.querySelector<HTMLElement>('[name=courier]')?.focus();
    if (next.courier || next.packed || repeated.length > 0 || sending.isPending) return;
    sending.mutate(
      orders.map((order) => ({
        orderId: order._id,
        version: order.version,
        move: 'shipped',
        courier: courier.trim(),
        trackingNumber: numberOf(order).trim(),
      })),
    );
  }

  return (
    <>
      {(draft.courier || listTypedIds(draft).length > 0) && (
        <DraftNotice onDrop={() => change({ numbers: {} })} />
      )}
      {others.length > 0 && (
        <Alert tone="warning" title={texts.notToSend}>
          {others
            .map(({ orderNumber, status }) => `${orderNumber} (${words.statuses[status]})`)
            .join(', ')}
        </Alert>
      )}
      {orders.length > 0 && (
        <form ref={form} noValidate className="grid max-w-3xl gap-4" onSubmit={handleSubmit}>
          <p>{moveTexts.questions.shipped}</p>
          <TextField
            label={texts.courierOfAll}
            name="courier"
            list={couriersId}
            maxLength={60}
            autoComplete="off"
            required
            value={courier}
            onChange={({ target }) => change({ ...draft, courier: target.value })}
            error={faults.courier ? moveTexts.courierMissing : undefined}
          />
          <datalist id={couriersId}>
            {couriers?.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <PasteList orders={orders} onNumbers={setNumbers} />
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-bold">{texts.numbers}</legend>
            <p className="text-ink-soft">{texts.numbersHint}</p>
            {orders.map((order) => {
              const outcome = refused.get(order._id);
              return (
                <TextField
                  key={order._id}
                  data-number
                  label={`${order.orderNumber} · ${order.name}, ${order.city}`}
                  maxLength={TRACKING_NUMBER_LENGTH}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  enterKeyHint="next"
                  value={numberOf(order)}
                  onChange={({ target }) => setNumbers([[order._id, target.value]])}
                  onKeyDown={goOn}
                  error={
                    repeated.includes(order._id)
                      ? texts.repeated
                      : outcome !== undefined && outcome !== 'moved'
                        ? texts.refused[outcome]
                        : undefined
                  }
                />
              );
            })}
          </fieldset>
          {unpacked.length > 0 && (
            <PackingCheck unpackedOrders={unpacked} isAnswerMissing={faults.packed} />
          )}
          <Failure error={sending.error} />
          <Button type="submit" isBusy={sending.isPending} className="justify-self-start">
            {texts.sendAll(format.number(orders.length))}
          </Button>
        </form>
      )}
    </>
  );
}

interface PasteListProps {
  readonly orders: readonly DeskOrder[];
  readonly onNumbers: (numbers: Iterable<readonly [string, string]>) => void;
}

/** Fills in the numbers of a pasted list, and says which of its lines are of no use. */
function PasteList({ orders, onNumbers }: PasteListProps) {
  const texts = useTexts(MANY);
  const format = useFormat();
  const [list, setList] = useState('');
  const [result, setResult] = useState<{
    readonly count: number;
    readonly problems: readonly TrackingListProblem[];
  } | null>(null);

  function fillIn() {
    const known = orders.map(({ _id, orderNumber }) => ({ id: _id, orderNumber }));
    const { numbers, problems } = readTrackingList(list, known);
    onNumbers(numbers);
    setResult({ count: numbers.size, problems });
    // What could not be read stays to be put right.
    if (problems.length === 0) setList('');
  }

  return (
    <details>
      <summary className="inline-flex touch items-center font-semibold text-indigo underline underline-offset-4">
        {texts.paste}
      </summary>
      <div className="grid gap-3">
        <TextAreaField
          label={texts.list}
          hint={texts.listHint}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          value={list}
          onChange={({ target }) => setList(target.value)}
        />
        <Button variant="secondary" className="justify-self-start" onClick={fillIn}>
          {texts.fillIn}
        </Button>
        <div role="status">
          {result && (
            <Alert
              tone={result.problems.length > 0 ? 'warning' : 'success'}
              title={texts.filledIn(format.number(result.count))}
            >
              {result.problems.length > 0 && (
                <ul>
                  {result.problems.map(({ line, reason }) => (
                    <li key={line}>
                      {texts.line(format.number(line))}: {texts.problems[reason]}
                    </li>
                  ))}
                </ul>
              )}
            </Alert>
          )}
        </div>
      </div>
    </details>
  );
}
