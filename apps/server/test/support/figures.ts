import type { TaskMeta } from 'vitest';

/** A count that a test runs in part or in full. */
export interface Figure {
  /** The name of the count, for reports. */
  readonly what: string;
  /** The full count. */
  readonly asked: number;
  /** The count of this run: all of it with `FIGURES=whole`, else a slice. */
  readonly count: number;
}

/** The result of a figure; `figure-report.ts` prints it. */
export interface ShownFigure {
  what: string;
  asked: number;
  /** The count that was run; undefined when the test failed before. */
  run?: number;
  /** Further measurements. */
  note?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: ShownFigure[];
  }
  interface TestTags {
    tags: 'figure';
  }
}

const { FIGURES } = process.env;

/** Plans the count of a test: `slice` in `npm test`, `asked` in `npm run chaos`. */
export function planFigure(what: string, size: { asked: number; slice: number }): Figure {
  return { what, asked: size.asked, count: FIGURES === 'whole' ? size.asked : size.slice };
}

/** Records the start of a figure. @returns a function that records its end */
export function beginFigure(
  { meta }: { readonly meta: TaskMeta },
  { what, asked }: Figure,
): (run: number, note?: string) => void {
  const shown: ShownFigure = { what, asked };
  meta.figures = [...(meta.figures ?? []), shown];
  return (run, note) => {
    shown.run = run;
    if (note !== undefined) shown.note = note;
  };
}
