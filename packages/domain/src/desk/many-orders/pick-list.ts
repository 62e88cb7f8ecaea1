/** An order as a pick list looks at it: its lines by group. */
export interface PickedOrder<Maker, Line> {
  readonly orderNumber: string;
  readonly groups: readonly {
    /** Null for goods of no group. */
    readonly maker: Maker | null;
    readonly lines: readonly Line[];
  }[];
}

/** A product that is fetched from the shelf for several orders. */
export interface Pick<Line> {
  /** The line of the first order that has it. */
  readonly line: Line;
  /** Of all orders together. */
  readonly pieces: number;
  /** Where they go, in the order of the orders. */
  readonly orders: readonly { readonly orderNumber: string; readonly pieces: number }[];
}

/** What is fetched from one group. */
export interface PicksOfGroup<Maker, Line> {
  readonly maker: Maker | null;
  readonly picks: readonly Pick<Line>[];
}

/**
 * Lists what is to be fetched for these orders, by group and product, with the pieces in all and the
 * orders that they go to (product 10.2.18). Groups and products stand as they first come up, what is of
 * no group last.
 */
export function listPicks<
  Maker extends { readonly _id: string },
  Line extends { readonly _id: string; readonly quantity: number },
>(orders: readonly PickedOrder<Maker, Line>[]): PicksOfGroup<Maker, Line>[] {
  const lines = orders.flatMap(({ orderNumber, groups }) =>
    groups.flatMap(({ maker, lines: ofGroup }) =>
      ofGroup.map((line) => ({ orderNumber, maker, line })),
    ),
  );
  const byGroup = Map.groupBy(lines, ({ maker }) => maker?._id);
  return Array.from(byGroup.values(), (ofGroup) => ({
    maker: ofGroup[0]?.maker ?? null,
    picks: Array.from(
      Map.groupBy(ofGroup, ({ line }) => line._id).values(),
      (same): Pick<Line>[] => {
        const [first] = same;
        if (first === undefined) return [];
        const pieces = same.reduce((sum, { line }) => sum + line.quantity, 0);
        const places = same.map(({ orderNumber, line }) => ({
          orderNumber,
          pieces: line.quantity,
        }));
        return [{ line: first.line, pieces, orders: places }];
      },
    ).flat(),
  })).toSorted((a, b) => Number(a.maker === null) - Number(b.maker === null));
}
