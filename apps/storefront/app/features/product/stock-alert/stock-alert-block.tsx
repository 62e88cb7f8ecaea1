import { island } from '../../../hydration/island.tsx';

/** The way to be told when a product is back, whose code only pages of sold-out products load. */
export const StockAlertBlock = island(async () => (await import('./stock-alert.tsx')).StockAlert, {
  when: 'idle',
});
