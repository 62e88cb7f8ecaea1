/** Between a test's file and its title. */
const SEPARATOR = ' › ';

/** What stands where the specification asks for nothing that a test could show. */
const NOTHING_TO_PROVE = 'Nothing to prove: ';

/** A backslash before a mark that Markdown would read. */
const ESCAPE = /\\(?=[!-/:-@[-`{-~])/g;

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
    const text = escaped.replace(ESCAPE, '');
    if (indent === '') {
      rows.push({ section, sentence: text, proofs: [], isExempt: false });
      continue;
    }
    const row = rows.at(-1);
    if (text.startsWith(NOTHING_TO_PROVE)) row.isExempt = true;
    else {
      const [file, ...title] = text.split(SEPARATOR);
      row.proofs.push({ file: file.replaceAll('`', ''), title: title.join(SEPARATOR) });
    }
  }
  return rows;
}
