import type { TaskMeta } from 'vitest';

/** How much of something a test does. */
export interface Figure {
  /** What is counted. */
  readonly what: string;
  /** The target: the size in `npm run chaos`. */
  readonly asked: number;
  /** How much this run does: all of it with `FIGURES=whole`, else a slice. */
  readonly count: number;
}

/** What a test did of a figure; `figure-report.ts` prints it. */
export interface ShownFigure {
  what: string;
  asked: number;
  /** How much was done; undefined when the test did not get that far. */
  run?: number;
  /** What else was measured. */
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

/** Plans the size of a test: `slice` in `npm test`, `asked` in `npm run chaos`. */
export function planFigure(what: string, size: { asked: number; slice: number }): Figure {
  return { what, asked: size.asked, count: FIGURES === 'whole' ? size.asked : size.slice };
}

/** Says that a test begins with this. @returns what is called when it is done */
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
