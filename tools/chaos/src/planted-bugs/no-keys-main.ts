// A shop that ignores Idempotency-Keys: it repeats a call as often as it is sent.
import { exchangeModule } from './exchange-module.ts';

exchangeModule(
  '/src/platform/idempotency/idempotency.ts',
  new URL('./no-keys.ts', import.meta.url),
);
await import('../prepared-main.ts');
