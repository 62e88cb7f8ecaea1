import styles from '../app.css?inline';
import { STYLES_PLACE } from './document-styles.tsx';
import { createPageRules } from './page-rules.ts';

const writePageRules = createPageRules(styles);

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;
const LATE_STYLES = /<link rel="stylesheet"[^>]*>/;

/**
 * Puts a rendered document into the order of its first paint. The rules of the style sheet that its
 * markup needs go into the head, so that the paint needs no other response. The requests of scripts,
 * which React puts there, go to its end: the first picture is requested before them.
 */
export function completeDocument(html: string): string {
  const preloads = html.match(MODULE_PRELOAD)?.join('') ?? '';
  return html
    .replace(MODULE_PRELOAD, '')
    .replace(LATE_STYLES, (link) => link + preloads)
    .replace(STYLES_PLACE, () => writePageRules(html));
}
