import type { KyselyPlugin } from 'kysely';
import type { ShopContext } from '../../../src/context.ts';

/** Says that a query was made to fail. */
export class PlantedFault extends Error {
  override name = 'PlantedFault';
}

/**
 * Runs `action` again and again: the first time its first query fails, then its second, until it
 * gets through without a fault. After each fault `check` looks at what is left.
 *
 * @returns how many queries were made to fail
 */
export async function failAtEachQuery(
  context: ShopContext,
  action: (context: ShopContext) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  for (let failing = 1; ; failing += 1) {
    let count = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1;
        if (count === failing) throw new PlantedFault();
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    try {
      await action({ ...context, db: context.db.withPlugin(plugin) });
      return failing - 1;
    } catch (error) {
      if (!(error instanceof PlantedFault)) throw error;
      await check();
    }
  }
}
