/** Timeout of a script that neither loads nor fails, in ms. */
const SCRIPT_TIMEOUT_MS = 15_000;

const loaded = new Map<string, Promise<void>>();

/**
 * Loads a script into the page, once. After a failure the next call tries again.
 *
 * @throws Error when the script is blocked, fails, or does not load within 15 s
 */
export function loadScript(src: string): Promise<void> {
  const existing = loaded.get(src);
  if (existing) return existing;
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
