import { asPaise, readPieces } from '@haat/domain';
import { takePiecesBack } from '@haat/domain/desk';
import { Alert, TextField } from '@haat/ui';
import { useDescribeLine } from '../../components/order/describe-line.ts';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { RETURNED_PIECES } from './returned-pieces.texts.ts';

/** What is typed about each line, by its id; what is left out is all that is left of it. */
export type TypedPieces = Readonly<Record<string, string>>;

/** The lines of which the shopper has pieces, with how many are typed; null for what is no number. */
function listLeft({ groups }: DeskOrder, typed: TypedPieces) {
  return groups
    .flatMap(({ lines }) => lines)
    .map((line) => ({ ...line, left: line.quantity - line.returnedQuantity }))
    .filter(({ left }) => left > 0)
    .map((line) => ({ ...line, pieces: readPieces(typed[line._id] ?? String(line.left)) }));
}

/** The pieces that are typed, and what they make due; null when they cannot come back (product 10.2.21). */
export function readReturn(order: DeskOrder, typed: TypedPieces) {
  const { amounts } = order;
  const left = listLeft(order, typed);
  if (amounts === null || left.some(({ pieces }) => pieces === null)) return null;
  const pieces = left.flatMap(({ _id: lineId, pieces: quantity }) =>
    quantity ? [{ lineId, quantity }] : [],
  );
  const back = takePiecesBack(
    {
      subtotal: asPaise(amounts.subtotalPaise),
      taxes: asPaise(amounts.taxesPaise),
      discount: asPaise(amounts.discountPaise),
      total: asPaise(amounts.totalPaise),
    },
    order.groups
      .flatMap(({ lines }) => lines)
      .map(({ _id: id, unitPricePaise, quantity, returnedQuantity: returned }) => ({
        ...{ id, quantity, returned },
        unitPrice: asPaise(unitPricePaise),
      })),
    new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity])),
  );
  return back && { pieces, duePaise: back.due - amounts.returnedPaise, isWhole: back.isWhole };
}

interface ReturnedPiecesProps {
  readonly order: DeskOrder;
  readonly typed: TypedPieces;
  readonly onType: (typed: TypedPieces) => void;
  /** Whether what is wrong is said. */
  readonly isChecked: boolean;
}

/** Asks how many pieces of each line came back; all that are left are offered. */
export function ReturnedPieces({ order, typed, onType, isChecked }: ReturnedPiecesProps) {
  const texts = useTexts(RETURNED_PIECES);
  const format = useFormat();
  const describeLine = useDescribeLine();
  const lines = listLeft(order, typed);
  const isNone = lines.every(({ pieces }) => pieces === 0);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{texts.title}</legend>
      {lines.map((line) => {
        const { _id: id, left, pieces } = line;
        const isWrong = pieces === null || pieces > left;
        return (
          <TextField
            key={id}
            label={describeLine(line).name}
            hint={texts.of(format.number(left))}
            inputMode="numeric"
            autoComplete="off"
            className="max-w-32"
            value={typed[id] ?? String(left)}
            onChange={(event) => onType({ ...typed, [id]: event.target.value })}
            error={isChecked && isWrong ? texts.atMost(format.number(left)) : undefined}
          />
        );
      })}
      {isChecked && isNone && <Alert tone="error">{texts.none}</Alert>}
      {readReturn(order, typed)?.isWhole === false && <p className="text-ink-soft">{texts.part}</p>}
    </fieldset>
  );
}
