// A shop that stores a new shopper's picture as soon as it is drawn, before the shopper exists.
import { exchangeModule } from './exchange-module.ts';

exchangeModule('/src/accounts/avatars.service.ts', new URL('./early-picture.ts', import.meta.url));
await import('../prepared-main.ts');
