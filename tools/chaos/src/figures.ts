import { formatTable } from '@haat/bench/figures';

/** `sqlite: kill -9 during createOrder: asked 200, run 200, violations 0 (what else was measured)` */
const FIGURE =
  /^(?<where>\w+): (?<what>.+?): asked (?<asked>\d+), (?:run (?<run>.+?), violations (?<violations>\d+)(?: \((?<note>.*)\))?|skipped, since (?<reason>.+))$/;

/** A figure of a run, as printed. */
export interface PrintedFigure {
  /** The database, or the browser. */
  where: string;
  what: string;
  asked: string;
  run: string;
  violations: string;
  note: string;
}

/** Reads the figures that a run has printed, one a line. */
export function readFigures(output: string): PrintedFigure[] {
  return output.split('\n').flatMap((line) => {
    const groups = FIGURE.exec(line)?.groups;
    if (groups === undefined) return [];
    // The expression has these three in every line that fits it.
    const { where = '', what = '', asked = '' } = groups;
    const { run = 'skipped', violations = '–', note, reason } = groups;
    return [{ where, what, asked, run, violations, note: note ?? reason ?? '' }];
  });
}

/** The figures as a table in Markdown. */
export function formatFigures(figures: readonly PrintedFigure[]): string {
  const rows = figures.map(({ where, what, asked, run, violations, note }) =>
    // A vertical bar would end the cell.
    [what, where, asked, run, violations, note].map((cell) => cell.replaceAll('|', '\\|')),
  );
  return formatTable(['fault', 'where', 'asked', 'run', 'violations', 'measured'], rows);
}
