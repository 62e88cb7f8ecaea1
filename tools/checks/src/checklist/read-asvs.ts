import { unescapeMarkdown } from './read-product.ts';

/** Between a test's file and its title. */
const SEPARATOR = ' › ';

/** The results of a requirement, in the order of the table of counts. */
export const VERDICTS = ['met', 'partly', 'not', 'n/a'];

/** A proof starts with a file; anything else in the last cell is a remark. */
const PROOF = /^`([^`]+)`( › .+)?/;

/** Between two proofs of one row. */
const LINE_BREAK = '<br>';

/** What shows that something holds: a file, mostly with the title of one of its tests. */
export interface Proof {
  file: string;
  /** '' when the file alone is named. */
  title: string;
}

/** A requirement and what shows that it is met. */
export interface Requirement {
  number: string;
  verdict: string;
  proofs: Proof[];
}

/** What the self-assessment says. */
export interface Assessment {
  /** Per chapter the figures of its row in the table; `all` for the last one. */
  counts: Map<string, number[]>;
  gaps: { number: string; verdict: string; reason: string }[];
  /** `unused`: the number of requirements of a chapter of which nothing applies. */
  chapters: Map<string, { unused: number; rows: Requirement[] }>;
}

/**
 * Reads the self-assessment: the counts and the list of gaps at its top, and the rows of each chapter.
 * A chapter of which nothing applies has one line, `All 7 requirements: n/a. …`, instead of rows.
 */
export function readAsvs(markdown: string): Assessment {
  const counts: Assessment['counts'] = new Map();
  const gaps: Assessment['gaps'] = [];
  const chapters: Assessment['chapters'] = new Map();
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)/.exec(line)?.[1];
    chapter = heading ?? chapter;
    const cells = cellsOf(line);
    const [number = '', , verdict = '', shown = ''] = cells;
    if (/^(V\d|all$)/.test(number)) counts.set(number, cells.slice(1).map(Number));
    const [gap, gapNumber = '', gapVerdict = '', reason = ''] =
      /^- ([\d.]+) \((\w+)\): (.+)/.exec(line) ?? [];
    if (gap) gaps.push({ number: gapNumber, verdict: gapVerdict, reason });
    if (!/^V\d/.test(chapter)) continue;
    const read = chapters.get(chapter) ?? { unused: 0, rows: [] };
    chapters.set(chapter, read);
    const unused = /^All (\d+) requirements: n\/a\. \w/.exec(line);
    if (unused) read.unused = Number(unused[1]);
    if (/^\d/.test(number)) read.rows.push({ number, verdict, proofs: proofsOf(shown) });
  }
  return { counts, gaps, chapters };
}

/** The cells of a row of a table; of any other line one empty text. */
function cellsOf(line: string): string[] {
  const row = /^\|(.*)\|$/.exec(line)?.[1] ?? '';
  return row.split('|').map((cell) => cell.trim());
}

function proofsOf(cell: string): Proof[] {
  return cell
    .split(LINE_BREAK)
    .map((part) => PROOF.exec(unescapeMarkdown(part))?.[0])
    .filter((proof) => proof !== undefined)
    .map(readProof);
}

/** Reads a proof without escapes. */
function readProof(text: string): Proof {
  const [file = '', ...title] = text.split(SEPARATOR);
  return { file: file.replaceAll('`', ''), title: title.join(SEPARATOR) };
}
