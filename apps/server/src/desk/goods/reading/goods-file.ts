import type { ProductRowCells, RowProblem } from '@haat/domain/desk';

/** Options of the process that reads a file of goods. */
export interface GoodsFileOptions {
  /** Length of the file of standard input, in bytes. */
  length: number;
}

/** A file of goods that was read. */
export interface GoodsFile {
  /** None with a problem. */
  readonly rows: readonly ProductRowCells[];
  /** The first of them. */
  readonly problems: readonly RowProblem[];
  /** Number of all problems. */
  readonly problemCount: number;
  /** SHA-256 of the file, hex. */
  readonly digest: string;
}
