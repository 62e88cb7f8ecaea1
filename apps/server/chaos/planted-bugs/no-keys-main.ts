// A shop that does whatever it is sent, however often: Idempotency-Keys mean nothing to it.
import { exchangeModule } from './exchange-module.ts';

exchangeModule(
  '/src/platform/idempotency/idempotency.ts',
  new URL('./no-keys.ts', import.meta.url),
);
await import('../prepared-main.ts');
