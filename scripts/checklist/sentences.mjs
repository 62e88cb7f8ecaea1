/** Sections of the specification that say how the shop behaves; the others describe data and calls. */
const CHECKED_SECTIONS = new Set(['2', '3', '4', '5', '6', '8', '9']);

/** Of the error catalogue each text is a promise of its own. */
const SECTION_OF_TEXTS = '8';

const QUOTED = /'((?:[^']|(?<=\w)'(?=\w))+)'/g;

/** Cuts a text at the ends of its sentences; what stands in quotes is never cut. */
function splitSentences(text) {
  const ends = [];
  const masked = text.replace(QUOTED, (quoted, words) =>
    /[.?!]$/.test(words) ? `${'_'.repeat(quoted.length - 1)}.` : '_'.repeat(quoted.length),
  );
  for (const { index } of masked.matchAll(/[.;]\s+(?=[A-Z_(])/g)) ends.push(index + 1);
  return [0, ...ends].map((start, at) => text.slice(start, ends[at]).trim());
}

function textsOf(item) {
  const [head] = item.split(':');
  return [...item.matchAll(QUOTED)].map(([quoted]) => `${head}: ${quoted}`);
}

/**
 * The sentences that the checklist must answer for, in the order of the specification.
 * @param {string} specification its Markdown
 * @returns {{ section: string, sentence: string }[]}
 */
export function sentencesOf(specification) {
  const found = [];
  let section = '';
  for (const line of specification.split('\n')) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = heading[1];
    if (!CHECKED_SECTIONS.has(section) || line.startsWith('#') || line.trim() === '') continue;
    if (/^\|\s*(-|Route\b)/.test(line)) continue;
    const item = line.startsWith('|')
      ? line.replace(/^\|\s*|\s*\|$/g, '').replace(/\s*\|\s*/g, ' · ')
      : line.replace(/^(- |\d+\. )/, '');
    const texts = section === SECTION_OF_TEXTS ? textsOf(item) : [];
    const sentences = texts.length > 0 ? texts : splitSentences(item);
    for (const sentence of sentences) found.push({ section, sentence });
  }
  return found;
}
