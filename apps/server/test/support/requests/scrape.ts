/** The values of the metrics of one scrape, by name and labels as they stand in the text. */
export function readSamples(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, series, value] = /^([^#\s][^\s]*(?: [^\s]+)*) ([^\s]+)$/.exec(line) ?? [];
    if (series !== undefined) samples.set(series, Number(value));
  }
  return samples;
}

/** The names that queries may use: of a histogram also those of its parts. */
export function readMetricNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    names.add(name);
    if (type !== 'histogram') continue;
    for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`);
  }
  return names;
}
