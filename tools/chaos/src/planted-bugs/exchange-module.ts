import { registerHooks } from 'node:module';

/**
 * Replaces a module of the shop in this process by one with a bug that a crash run must find. Call it
 * before any module of the shop is loaded.
 *
 * @param part the end of the module's URL, such as `/src/platform/database/transaction.ts`
 */
export function exchangeModule(part: string, replacement: URL): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      return found.url.endsWith(part) ? { ...found, url: replacement.href } : found;
    },
  });
}
