import { registerHooks } from 'node:module';

/**
 * Makes this process load another module in place of one of the shop's: a bug that a crash run must
 * find. Call it before anything of the shop is loaded.
 *
 * @param part the end of the module's address, such as `/src/platform/database/transaction.ts`
 */
export function exchangeModule(part: string, replacement: URL): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context);
      return found.url.endsWith(part) ? { ...found, url: replacement.href } : found;
    },
  });
}
