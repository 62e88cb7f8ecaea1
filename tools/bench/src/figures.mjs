/** The middle one of some figures; of an even number the mean of the two in the middle. */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** A Markdown table: the first column to the left, the others to the right. */
export function formatTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
}

/** Says in one word whether a figure meets its goal. */
export function judge(figure, goal) {
  return figure <= goal ? 'met' : 'MISSED';
}
