/** How long to wait for a script that neither comes nor fails, in ms. */
const SCRIPT_TIMEOUT_MS = 15_000;

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script into the page, once. One that failed is tried anew at the next call.
 *
 * @throws Error when it is blocked, cannot be had, or does not come within 15 s
 */
export function loadScript(src: string): Promise<void> {
  const before = loaded.get(src);
  if (before) return before;
  const loading = insertScript(src);
  loaded.set(src, loading);
  loading.catch(() => loaded.delete(src));
  return loading;
}

function insertScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.src = src;
    document.head.append(script);
  });
}
