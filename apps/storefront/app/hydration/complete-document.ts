import styles from '../app.css?inline';
import { STYLES_PLACE } from './document-styles.tsx';
import { createPageRules } from './page-rules.ts';

const writePageRules = createPageRules(styles);

/**
 * Adds the rules of the style sheet that the rendered markup needs, so that the first paint needs no
 * other response. The rest comes as a file before the hydration; see `scheduleScripts`.
 *
 * @param isStreamed true for the shell of a document, whose late parts may need any rule
 */
export function completeDocument(html: string, isStreamed: boolean): string {
  return html.replace(STYLES_PLACE, () => (isStreamed ? styles : writePageRules(html)));
}
