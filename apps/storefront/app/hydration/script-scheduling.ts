/** How long scripts wait for the first picture, in ms; most of a slow line's round trip. */
export const PICTURE_TIMEOUT_MS = 300;

const NAMED_IMPORT = /^import \* as (\w+) from ("[^"]+");/gm;
const BARE_IMPORT = /^import ("[^"]+");?/gm;

/**
 * Changes the router's start script so that the first picture loads before the modules: the script
 * waits for the picture, at most `PICTURE_TIMEOUT_MS`, and then requests all modules at once. A page
 * without such a picture starts right away. The hydration waits for the whole style sheet, which what it
 * renders may need; one that fails is not waited for. Script elements request the modules, since the `load`
 * event waits for these as it does for static imports.
 *
 * @param source the router's inline module: static imports, then the start of the hydration
 * @param modules URLs of all modules that it imports, also indirectly
 * @param styles URL of the rules that the document leaves out
 */
export function scheduleScripts(
  source: string,
  modules: readonly string[],
  styles: string,
): string {
  // Browsers request static imports before the first line runs.
  const deferred = source
    .replace(NAMED_IMPORT, 'const $1 = await import($2);')
    .replace(BARE_IMPORT, 'await import($1);');
  // The source itself imports the entry, after the modules that the entry needs.
  const preloaded = modules.filter((href) => !source.includes(`import(${JSON.stringify(href)})`));
  return `const picture = document.querySelector('img[fetchpriority="high"]');
if (picture && !picture.complete) await new Promise((resolve) => {
  picture.addEventListener("load", resolve);
  picture.addEventListener("error", resolve);
  setTimeout(resolve, ${PICTURE_TIMEOUT_MS});
});
const sheet = document.createElement("link");
const styled = new Promise((resolve) => {
  sheet.onload = sheet.onerror = resolve;
});
document.head.append(Object.assign(sheet, { rel: "stylesheet", href: ${JSON.stringify(styles)} }));
for (const src of ${JSON.stringify(preloaded)}) {
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src }));
}
await styled;
${deferred}`;
}
