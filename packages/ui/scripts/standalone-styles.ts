import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import postcss, { type Root, type Rule } from 'postcss';

/** The cascade layer that has everything of the stylesheet, so that any rule outside of layers wins. */
const LAYER = 'haat';

/**
 * Compiles scripts/standalone.css; its URLs are relative to a folder beside `scripts`.
 *
 * @param moreClasses class names besides those of the components
 */
export async function compileStandalone(moreClasses: readonly string[] = []): Promise<string> {
  const file = fileURLToPath(new URL('./standalone.css', import.meta.url));
  const base = fileURLToPath(new URL('.', import.meta.url));
  const compiler = await compile(await readFile(file, 'utf8'), {
    base,
    from: file,
    shouldRewriteUrls: true,
    onDependency: () => {},
  });
  const classes = new Scanner({ sources: compiler.sources }).scan();
  const css = compiler.build([...classes, ...moreClasses]);
  const root = postcss.parse(css);
  confine(root);
  return optimize(root.toString(), { minify: true }).code;
}

/**
 * Puts all layers into `haat`, and lets every rule (the tokens, Tailwind's reset, the classes) match
 * only an element of the class `haat` and what is in it: the rest of a page stays as it is.
 */
function confine(root: Root): void {
  root.walkAtRules('layer', (layer) => {
    layer.walkRules(confineRule);
    layer.params = layer.params.replace(/[\w-]+/g, (name) => `${LAYER}.${name}`);
  });
}

function confineRule(rule: Rule): void {
  // A nested rule (`&:hover`, the steps of keyframes) is confined with the one around it.
  if (rule.parent?.type === 'rule') return;
  const selectors = rule.selectors
    // The transitions between two documents belong to the page as a whole.
    .filter((selector) => !selector.startsWith('::view-transition'))
    .map(confineSelector);
  if (selectors.length === 0) rule.remove();
  else rule.selectors = [...new Set(selectors)];
}

/** The same selector, of the same specificity or less, without an effect outside of `.haat`. */
function confineSelector(selector: string): string {
  if (['html', 'body', ':root', ':host'].includes(selector)) return ':where(.haat)';
  if (selector.startsWith('html:has(')) return selector.replace('html:has(', 'html:has(.haat ');
  if (selector === '*') return ':where(.haat, .haat *)';
  if (/^\.[^\s:]+$/.test(selector.replaceAll(/\\./g, '_'))) {
    return `${selector}:where(.haat, .haat *)`;
  }
  if (/^::?(?!where)/.test(selector)) return `:where(.haat, .haat *)${selector}`;
  return `:where(.haat) ${selector}`;
}
