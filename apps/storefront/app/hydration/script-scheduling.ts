/**
 * In which order a document starts on a slow line. All its requests share six connections and one
 * bandwidth, so some twenty script files asked for at once keep the first picture waiting.
 */

/** The longest that scripts let the first picture go ahead, in ms; most of a slow line's round trip. */
export const PICTURE_TIMEOUT_MS = 300;

const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");/gm;
const BARE_IMPORT = /^import ("[^"]+");?/gm;

/**
 * The router's start script, so that it lets the first picture go ahead: it waits until that has
 * come or `PICTURE_TIMEOUT_MS` have passed, then asks for all modules at once. A page without such a
 * picture starts right away. The modules are asked for by script elements: the `load` event waits
 * for these, as it would for static imports.
 *
 * @param source the router's inline module: static imports, then what makes the page live
 * @param modules addresses of all that it will need, also indirectly
 */
export function scheduleScripts(source: string, modules: readonly string[]): string {
  // Static imports would be asked for before the first line runs.
  const later = source
    .replace(NAMED_IMPORT, 'const $1 = await import($2);')
    .replace(BARE_IMPORT, 'await import($1);');
  // The entry, which the source imports itself, must not run before what the source prepares.
  const early = modules.filter((href) => !source.includes(`import(${JSON.stringify(href)})`));
  return `const picture = document.querySelector('img[fetchpriority="high"]');
if (picture && !picture.complete) await new Promise((go) => {
  picture.addEventListener("load", go);
  picture.addEventListener("error", go);
  setTimeout(go, ${PICTURE_TIMEOUT_MS});
});
for (const src of ${JSON.stringify(early)}) {
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
}
${later}`;
}
