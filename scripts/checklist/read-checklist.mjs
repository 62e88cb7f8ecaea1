/** Between a test's file and its title. */
const SEPARATOR = ' › ';

/** What stands where the specification asks for nothing that a test could show. */
const NOTHING_TO_PROVE = 'Nothing to prove: ';

/** A backslash before a mark that Markdown would read. */
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

/**
 * The text that Markdown shows: without the backslashes before its own marks.
 * @param {string} markdown
 */
export function unescapeMarkdown(markdown) {
  return markdown.replace(ESCAPE, '');
}

/**
 * Reads what shows that something holds: a file, mostly with the title of one of its tests.
 * @param {string} text without escapes
 * @returns {{ file: string, title: string }} the title is '' when the file alone is named
 */
export function readProof(text) {
  const [file, ...title] = text.split(SEPARATOR);
  return { file: file.replaceAll('`', ''), title: title.join(SEPARATOR) };
}

/**
 * Reads the checklist: each sentence of the specification, and below it the tests that prove it.
 * @param {string} markdown
 * @returns {{ section: string, sentence: string, proofs: { file: string, title: string }[], isExempt: boolean }[]}
 */
export function readChecklist(markdown) {
  const rows = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    const heading = /^## (\d+)\./.exec(line);
    if (heading) section = heading[1];
    const [, indent, escaped] = /^( *)- (.*)$/.exec(line) ?? [];
    if (escaped === undefined) continue;
    const text = unescapeMarkdown(escaped);
    if (indent === '') {
      rows.push({ section, sentence: text, proofs: [], isExempt: false });
      continue;
    }
    const row = rows.at(-1);
    if (text.startsWith(NOTHING_TO_PROVE)) row.isExempt = true;
    else row.proofs.push(readProof(text));
  }
  return rows;
}
