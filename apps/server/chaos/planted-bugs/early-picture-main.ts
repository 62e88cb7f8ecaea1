// A shop that keeps a new shopper's picture as soon as it has been drawn, before there is a shopper.
import { exchangeModule } from './exchange-module.ts';

exchangeModule('/src/accounts/avatars.service.ts', new URL('./early-picture.ts', import.meta.url));
await import('../prepared-main.ts');
