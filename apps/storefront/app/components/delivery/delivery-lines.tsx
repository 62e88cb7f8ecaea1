import { type components, isApiError } from '@haat/api-sdk';
import { computeCartTotals, formatPaise, type Paise } from '@haat/domain';
import {
  DELIVERY_PINCODE_INVALID,
  DELIVERY_RANGE_TEXT,
  describeCharges,
  formatDeliveryDay,
  formatDeliveryRange,
  formatRegion,
  formatRoundAmount,
  isCashLimited,
  isPincode,
  keepPincodeDigits,
  langOf,
  multiplyPaise,
  pricePerPiece,
  totalForPieces,
} from '@haat/domain/shopper';
import { Button, buttonClass, CONTROL_CLASS, joinClasses } from '@haat/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toShownError } from '../../lib/errors/error-text.ts';
import { Sentence } from '../../lib/language/sentence.tsx';
import { useCharges } from '../../state/charges.ts';
import { useCart } from '../../state/create-stores.ts';
import { DELIVERY_TEXTS as TEXTS } from './delivery-texts.ts';
import { useDelivery } from './use-delivery.ts';

type Delivery = components['schemas']['Delivery'];

export interface DeliveryLinesProps {
  /** Price of the product whose page it is, in paise; left out where a cart is shown. */
  readonly unitPrice?: Paise;
  /** Pieces of the product that the shopper has chosen; 1 by default. */
  readonly quantity?: number;
  /** Pincode of the order's address: its day alone is shown, without a form. */
  readonly addressPincode?: string;
}

/**
 * What an order adds to its goods, and the day by which it comes to the shopper's pincode
 * (product 2.7.11, 2.7.12). The server renders it without a pincode; the lines are as high in every
 * state, so that nothing moves when the browser knows more.
 */
export function DeliveryLines(props: DeliveryLinesProps) {
  const { unitPrice, quantity = 1, addressPincode } = props;
  const charges = useCharges();
  if (addressPincode !== undefined) return <AddressDelivery pincode={addressPincode} />;
  return (
    <div className="flex flex-wrap gap-1">
      {unitPrice === undefined ? (
        <p className="text-ink-soft text-sm">{describeCharges(charges)}</p>
      ) : (
        <WithCharges unitPrice={unitPrice} quantity={quantity} />
      )}
      <ChosenDelivery unitPrice={unitPrice} quantity={quantity} />
      {/* Below the day, which the first screen of a small phone has. */}
      {unitPrice !== undefined && <MorePieces unitPrice={unitPrice} quantity={quantity} />}
    </div>
  );
}

interface WithChargesProps {
  readonly unitPrice: Paise;
  readonly quantity: number;
}

/**
 * What the chosen pieces cost in all, or beside the goods in the cart, and behind 'How?' what an order
 * adds (product 2.7.11).
 */
function WithCharges({ unitPrice, quantity }: WithChargesProps) {
  const charges = useCharges();
  const hasOrder = useCart(({ lines }) => lines.length > 0);
  const id = 'charges';
  // What the shopper opened in the server's markup stays open.
  const [isOpen, setIsOpen] = useState(
    () => !import.meta.env.SSR && document.querySelector(`#${id}[open]`) !== null,
  );
  return (
    <details
      id={id}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="basis-full"
    >
      <summary className="-my-2 block w-fit py-2 [&::-webkit-details-marker]:hidden">
        <span data-aloud>
          <Sentence text={hasOrder ? TEXTS.besideCart : TEXTS.withCharges(quantity)}>
            <strong>
              {formatPaise(
                hasOrder
                  ? multiplyPaise(unitPrice, quantity)
                  : totalForPieces(unitPrice, quantity, charges),
              )}
            </strong>
          </Sentence>
        </span>{' '}
        <span className="text-indigo underline underline-offset-4">{TEXTS.how}</span>
      </summary>
      <p className="mt-1 text-ink-soft text-sm">{describeCharges(charges)}</p>
    </details>
  );
}

/** That a second packet costs no more delivery, in figures (product 2.7.21). */
function MorePieces({ unitPrice, quantity }: WithChargesProps) {
  const charges = useCharges();
  const hasOrder = useCart(({ lines }) => lines.length > 0);
  const eachOf = (pieces: number) =>
    formatRoundAmount(pricePerPiece([{ unitPrice, quantity: pieces }], charges));
  const costOf = (pieces: number) =>
    [formatRoundAmount(totalForPieces(unitPrice, pieces, charges)), eachOf(pieces)] as const;
  return (
    <p className="min-h-lh basis-full text-leaf text-sm">
      {!hasOrder && quantity > 1 && TEXTS.each(eachOf(quantity))}
      {!hasOrder && quantity === 1 && (
        <>
          {TEXTS.two(...costOf(2))}
          <span className="max-sm:hidden"> · {TEXTS.three(...costOf(3))}</span>
        </>
      )}
    </p>
  );
}

function AddressDelivery({ pincode }: { readonly pincode: string }) {
  const { loaded, reload } = useDelivery(pincode);
  if (loaded.status === 'loading') return <p className="text-ink-soft">{TEXTS.loading}</p>;
  // Never a reason to stop an order: without a day the line stays empty.
  if (loaded.status === 'failed') {
    if (isUnknown(loaded.error)) return null;
    return (
      <p>
        {TEXTS.failed}{' '}
        <button
          type="button"
          className={buttonClass({ variant: 'link', className: 'py-0' })}
          onClick={reload}
        >
          {TEXTS.retry}
        </button>
      </p>
    );
  }
  const delivery = loaded.value;
  return (
    <p>
      {delivery && (
        <>
          {TEXTS.comes} <strong>{TEXTS.by(formatDeliveryDay(delivery.deliverBy))}</strong>
        </>
      )}
    </p>
  );
}

interface ChosenDeliveryProps {
  readonly unitPrice: Paise | undefined;
  readonly quantity: number;
}

function ChosenDelivery({ unitPrice, quantity }: ChosenDeliveryProps) {
  const { loaded, reload, choose, mayBeKnown } = useDelivery(undefined);
  const [isEditing, setIsEditing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const days = useDaysOfMostPlaces();
  const charges = useCharges();
  // Of a product: its pieces with what is in the cart already.
  const isAboveLimit = useCart(({ lines }) =>
    isCashLimited(
      computeCartTotals(
        unitPrice === undefined ? lines : [...lines, { unitPrice, quantity }],
        charges,
      ).total,
    ),
  );

  function close() {
    flushSync(() => setIsEditing(false));
    buttonRef.current?.focus();
  }

  if (isEditing) return <PincodeForm choose={choose} onClose={close} />;

  const hasFailed = loaded.status === 'failed';
  const delivery = loaded.status === 'loaded' ? loaded.value : null;
  const place = delivery ? delivery.place.district || formatRegion(delivery.place.state) : '';
  const isLookingUp = loaded.status === 'loading' && mayBeKnown;
  // The words of the document stay until the day is there.
  const isUnchosen = delivery === null && !hasFailed && (!isLookingUp || days === null);
  return (
    <Rows
      isStacked
      note={
        <>
          {isUnchosen && TEXTS.forExactDay}
          {hasFailed && toProblem(loaded.error)}
          {delivery && (
            <>
              {describePayment(delivery.codAvailable, isAboveLimit)}
              {' · '}
              <span lang={langOf(place)}>{place}</span>
            </>
          )}
        </>
      }
    >
      <p id={textId} className="basis-full">
        {isUnchosen && <MostPlaces days={days} />}
        {isLookingUp && !isUnchosen && TEXTS.loading}
        {hasFailed && TEXTS.failed}
        {delivery && <DeliveryDay delivery={delivery} />}
      </p>
      {hasFailed && !isUnknown(loaded.error) ? (
        <Button variant="link" className="-my-2.5" onClick={reload}>
          {TEXTS.retry}
        </Button>
      ) : (
        // At one place in every state: it keeps the focus when the day is there, and is where a finger meets it.
        <Button
          ref={buttonRef}
          variant="link"
          className="-my-2.5"
          aria-describedby={textId}
          onClick={() => setIsEditing(true)}
        >
          {delivery === null ? TEXTS.enter : TEXTS.change}
        </Button>
      )}
    </Rows>
  );
}

/** The days for most places, or how many they are; null for the latter (product 9.3.7). */
function MostPlaces({ days }: { readonly days: string | null }) {
  return days === null ? (
    <span data-working-days>
      {TEXTS.mostPlacesIn} <strong>{DELIVERY_RANGE_TEXT}</strong>
    </span>
  ) : (
    <>
      {TEXTS.mostPlacesBetween} <strong>{days}</strong>
    </>
  );
}

/** Null on a page whose document says how many days: it is cached, and its words stay (product 9.3.7). */
function useDaysOfMostPlaces(): string | null {
  return useState(() => {
    const isOfDocument =
      import.meta.env.SSR || document.querySelector('[data-working-days]') !== null;
    return isOfDocument ? null : formatDeliveryRange(Date.now());
  })[0];
}

/** Above the limit it depends on the buyer whether cash is taken (product 4.5.2): it is not promised. */
function describePayment(isCashAvailable: boolean, isLimited: boolean): string {
  if (!isCashAvailable) return TEXTS.noCash;
  return isLimited ? TEXTS.online : TEXTS.cash;
}

function DeliveryDay({ delivery: { pincode, deliverBy } }: { readonly delivery: Delivery }) {
  return (
    <>
      <span className="whitespace-nowrap">{TEXTS.deliverTo(pincode)}</span>{' '}
      <strong className="whitespace-nowrap">{TEXTS.by(formatDeliveryDay(deliverBy))}</strong>
    </>
  );
}

interface PincodeFormProps {
  readonly choose: (pincode: string) => Promise<void>;
  /** Called after a choice, and by Escape. */
  readonly onClose: () => void;
}

/** The pincode in the place of the line (product 2.7.12, 5.3.6). */
function PincodeForm({ choose, onClose }: PincodeFormProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const id = useId();

  function fail(text: string) {
    setProblem(text);
    inputRef.current?.focus();
    // On a phone the bar at the bottom may cover the line below the field.
    inputRef.current?.form?.scrollIntoView({ block: 'nearest' });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!isPincode(typed)) {
      fail(DELIVERY_PINCODE_INVALID);
      return;
    }
    setIsBusy(true);
    try {
      await choose(typed);
      onClose();
    } catch (error) {
      setIsBusy(false);
      fail(toProblem(error));
    }
  }

  return (
    <form
      className="basis-full"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Rows
        note={
          problem !== null && (
            <span id={`${id}-error`} role="alert" className="font-semibold text-madder">
              {problem}
            </span>
          )
        }
      >
        <label htmlFor={id}>
          {TEXTS.to}
          <span className="sr-only"> ({TEXTS.pincode})</span>
        </label>
        <input
          ref={inputRef}
          // The shopper has asked for it, and her next key is a digit.
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was tapped
          autoFocus
          id={id}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          className={joinClasses(CONTROL_CLASS, 'figures min-h-11! w-28! flex-none')}
          value={typed}
          onChange={(event) => {
            setTyped(keepPincodeDigits(event.target.value));
            setProblem(null);
          }}
        />
        <Button type="submit" variant="secondary" size="compact" isBusy={isBusy}>
          {TEXTS.check}
        </Button>
      </Rows>
    </form>
  );
}

interface RowsProps {
  readonly children: ReactNode;
  /** The smaller words behind it; their height is kept while they are empty. */
  readonly note: ReactNode;
  /** The note stands beside the last of the children, not below them. */
  readonly isStacked?: boolean;
}

function Rows({ children, note, isStacked = false }: RowsProps) {
  return (
    <div
      className={joinClasses(
        'flex min-h-18.5 basis-full flex-wrap content-start items-center gap-y-1 md:min-h-19 md:content-center',
        isStacked ? 'gap-x-1.5' : 'gap-x-3',
      )}
    >
      {children}
      <p
        className={joinClasses(
          'min-h-lh text-ink-soft text-sm wrap-anywhere',
          isStacked ? 'min-w-0 flex-1' : 'basis-full',
        )}
      >
        {note}
      </p>
    </div>
  );
}

function isUnknown(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** What a shopper can do about a delivery that is not known. */
function toProblem(error: unknown): string {
  if (isUnknown(error)) return TEXTS.unknown;
  return isApiError(error) && error.status !== 0 ? toShownError(error).message : TEXTS.offline;
}
