import { readProof, unescapeMarkdown } from './read-product.mjs';

/** The results of a requirement, in the order of the table of counts. */
export const VERDICTS = ['met', 'partly', 'not', 'n/a'];

/** A proof starts with a file; anything else in the last cell is a remark. */
const PROOF = /^`([^`]+)`( › .+)?/;

/** Between two proofs of one row. */
const LINE_BREAK = '<br>';

/**
 * Reads the self-assessment: the counts and the list of gaps at its top, and the rows of each chapter.
 * A chapter of which nothing applies has one line, `All 7 requirements: n/a. …`, instead of rows.
 *
 * @param {string} markdown
 * @returns {{
 *   counts: Map<string, number[]>,
 *   gaps: { number: string, verdict: string, reason: string }[],
 *   chapters: Map<string, { unused: number, rows: { number: string, verdict: string, proofs: { file: string, title: string }[] }[] }>,
 * }} counts: per chapter the figures of its row in the table, `all` for the last one
 */
export function readAsvs(markdown) {
  const counts = new Map();
  const gaps = [];
  const chapters = new Map();
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)/.exec(line);
    if (heading) chapter = heading[1];
    const cells = cellsOf(line);
    if (/^(V\d|all$)/.test(cells[0])) counts.set(cells[0], cells.slice(1).map(Number));
    const gap = /^- ([\d.]+) \((\w+)\): (.+)/.exec(line);
    if (gap) gaps.push({ number: gap[1], verdict: gap[2], reason: gap[3] });
    if (!/^V\d/.test(chapter)) continue;
    if (heading) chapters.set(chapter, { unused: 0, rows: [] });
    const unused = /^All (\d+) requirements: n\/a\. \w/.exec(line);
    if (unused) chapters.get(chapter).unused = Number(unused[1]);
    const [number, , verdict, shown] = cells;
    if (/^\d/.test(number))
      chapters.get(chapter).rows.push({ number, verdict, proofs: proofsOf(shown) });
  }
  return { counts, gaps, chapters };
}

/** The cells of a row of a table; of any other line one empty text. */
function cellsOf(line) {
  const row = /^\|(.*)\|$/.exec(line)?.[1] ?? '';
  return row.split('|').map((cell) => cell.trim());
}

function proofsOf(cell) {
  return cell
    .split(LINE_BREAK)
    .map((part) => PROOF.exec(unescapeMarkdown(part))?.[0])
    .filter((proof) => proof !== undefined)
    .map(readProof);
}
