import { isApiError, unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { asPaise, computeCartTotals } from '@haat/domain';
import { parseOrderCharges } from '@haat/domain/desk';
import { Alert, Button, buttonClass, Card, TextField } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { Failure } from '../../../components/feedback/failure.tsx';
import { FEEDBACK } from '../../../components/feedback/feedback.texts.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Section } from '../../../components/page/section.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import { useIntentKey } from '../../../lib/api/use-intent-key.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { dropOwnDraft, readOwnDraft, storeOwnDraft } from '../../../lib/own-draft.ts';
import { showFirstInvalid } from '../../../lib/show-first-invalid.ts';
import { CallerAddress } from './caller-address.tsx';
import type { checkOrder } from './check-order.ts';
import { KnownCaller } from './known-caller.tsx';
import {
  EMPTY_ORDER,
  readCallerPhone,
  type TypedOrder,
  type WrongField,
} from './new-order-form.ts';
import { OrderGoods } from './order-goods.tsx';
import { PHONE_ORDERS } from './phone-orders.texts.ts';

/** The rules of an address are loaded apart from the form, and kept for a visit that loses its network. */
const loadCheck = () => import('./check-order.ts');

/** What is typed and not placed. */
const DRAFT = 'order/new';

type Way = 'cash' | 'link';

/** An order that somebody gives by phone or WhatsApp (product 10.2.22). */
export default function NewOrderRoute() {
  const texts = useTexts(PHONE_ORDERS);
  const feedback = useTexts(FEEDBACK);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const keyOf = useIntentKey();
  /** A second press can come before the button renders as busy. */
  const isSending = useRef(false);
  const [typed, setTyped] = useState(() => readOwnDraft<TypedOrder>(DRAFT) ?? EMPTY_ORDER);
  const [wrongFields, setWrong] = useState<readonly WrongField[]>([]);
  const charges = useQuery(shopQuery(desk, '/charges'));
  const phone = readCallerPhone(typed.phone);

  const place = useMutation({
    async mutationFn({ way, body }: { way: Way; body: PlacedOrder }) {
      const call = { params: { header: { 'Idempotency-Key': keyOf({ way, body }) } }, body };
      if (way === 'link') {
        await unwrap(desk.POST('/desk/order-drafts', call));
        return null;
      }
      return unwrap(desk.POST('/desk/phone-orders', call));
    },
    async onSuccess(order) {
      dropOwnDraft(DRAFT);
      if (order === null) {
        showNotice('success', texts.linkMade);
        void reload('/desk/order-drafts');
        return navigate('/orders/drafts', { replace: true });
      }
      showNotice('success', texts.placed(order.orderNumber));
      void reload('/desk/orders', '/desk/today', '/desk/products');
      return navigate(`/orders/${order._id}`, { replace: true });
    },
    onError: () => refreshGoods(),
    onSettled() {
      isSending.current = false;
    },
  });

  useEffect(() => void loadCheck().catch(() => {}), []);

  function change(changes: Partial<TypedOrder>) {
    const next = { ...typed, ...changes };
    setTyped(next);
    storeOwnDraft(DRAFT, next);
    if (place.isError) place.reset();
  }

  /** Reads prices and stock anew: they may be why it failed. */
  async function refreshGoods() {
    void charges.refetch();
    const now = await Promise.all(
      typed.lines.map(({ _id: id }) =>
        unwrap(desk.GET('/desk/products/{id}', { params: { path: { id } } })).catch(() => null),
      ),
    );
    setTyped((order) => ({
      ...order,
      lines: order.lines.map((line) => {
        const present = now.find((product) => product?._id === line._id);
        return present ? { ...line, pricePaise: present.pricePaise, stock: present.stock } : line;
      }),
    }));
  }

  async function submit(way: Way, expectedTotal: number) {
    if (isSending.current) return;
    isSending.current = true;
    const rules = await loadCheck().catch(() => null);
    if (rules === null) {
      isSending.current = false;
      showNotice('error', feedback.unreachable);
      return;
    }
    const { wrong, body } = rules.checkOrder(typed);
    flushSync(() => setWrong(wrong));
    if (body !== null) {
      place.mutate({ way, body: { ...body, expectedTotal } });
      return;
    }
    isSending.current = false;
    if (form.current) showFirstInvalid(form.current);
  }

  return (
    <Page
      title={texts.title}
      back={{ to: '/orders', label: texts.orders }}
      actions={
        <Link className={buttonClass({ variant: 'link' })} to="/orders/drafts">
          {texts.drafts}
        </Link>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <Section title={texts.caller}>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <TextField
              label={texts.phone}
              hint={texts.phoneHint}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              required
              value={typed.phone}
              onChange={({ target }) => change({ phone: target.value })}
              error={wrongFields.includes('phoneNumber') ? texts.wrong.phoneNumber : undefined}
            />
            {phone !== null && (
              <KnownCaller phone={phone} onChoose={(address) => change({ address })} />
            )}
            <CallerAddress
              address={typed.address}
              wrong={wrongFields}
              onChange={(address) => change({ address })}
            />
          </Card>
        </Section>
        <Section title={texts.goods}>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {wrongFields.includes('lines') && typed.lines.length === 0 && (
              <Alert>{texts.noGoods}</Alert>
            )}
            <OrderGoods
              lines={typed.lines}
              refused={listRefused(place.error)}
              onChange={(lines) => change({ lines })}
            />
          </Card>
        </Section>
        <Loaded query={charges} rows={1}>
          {(present) => {
            const totals = computeCartTotals(
              typed.lines.map(({ pricePaise, quantity }) => ({
                unitPrice: asPaise(pricePaise),
                quantity,
              })),
              parseOrderCharges(present),
            );
            return (
              <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <Totals totals={totals} />
                <p className="text-ink-soft">{texts.effect}</p>
                <Failure error={place.error} codes={texts.codes} />
                <div className="grid gap-3 sm:grid-cols-2">
                  <Button
                    isBusy={place.isPending && place.variables.way === 'cash'}
                    onClick={() => void submit('cash', totals.total)}
                  >
                    {texts.placeInCash}
                  </Button>
                  <Button
                    variant="secondary"
                    isBusy={place.isPending && place.variables.way === 'link'}
                    onClick={() => void submit('link', totals.total)}
                  >
                    {texts.makeLink}
                  </Button>
                </div>
              </Card>
            );
          }}
        </Loaded>
      </form>
    </Page>
  );
}

type PlacedOrder = NonNullable<ReturnType<typeof checkOrder>['body']> & {
  /** In paise. */
  readonly expectedTotal: number;
};

/** The positions of the lines that an error names. */
function listRefused(error: unknown): number[] {
  const errors = isApiError(error) ? error.fieldErrors : [];
  return errors.flatMap(({ field }) => {
    const position = /^items\.(\d+)\./.exec(field)?.[1];
    return position === undefined ? [] : Number(position);
  });
}

function Totals({ totals }: { readonly totals: ReturnType<typeof computeCartTotals> }) {
  const texts = useTexts(PHONE_ORDERS);
  const format = useFormat();
  const rows = [
    [texts.subtotal, totals.subtotal],
    [texts.shipping, totals.shipping],
    [texts.taxes, totals.taxes],
    [texts.discount, -totals.discount],
    [texts.total, totals.total],
  ] as const;
  return (
    <dl className="grid gap-1">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-3 last:font-bold">
          <dt>{label}</dt>
          <dd className="figures">{format.money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
