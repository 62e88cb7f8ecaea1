// A shop without transactions: every statement commits by itself.
import { exchangeModule } from './exchange-module.ts';

exchangeModule(
  '/src/platform/database/transaction.ts',
  new URL('./non-atomic-transaction.ts', import.meta.url),
);
await import('../prepared-main.ts');
