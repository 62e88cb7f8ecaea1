import { endHomeDeal } from '../../catalogue/home-deal.repository.ts';
import type { ShopContext } from '../../context.ts';

const EVERY_MS = 15_000;

/**
 * Takes the deal back whose time is over (product 10.7.6), so that no cached page shows it longer. Of
 * several processes one does it.
 *
 * @returns true when it is over now
 */
export function endDueDeal(context: ShopContext): Promise<boolean> {
  return endHomeDeal(context.db, context.now());
}

/** Ends the deal at its time, looked at once and then every 15 s. @returns the function that stops it */
export function startEndingDeals(context: ShopContext): () => void {
  const end = () => {
    endDueDeal(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'ending the deal failed'),
    );
  };
  end();
  const timer = setInterval(end, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
