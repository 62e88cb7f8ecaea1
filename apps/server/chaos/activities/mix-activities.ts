import type { Activity } from '../activity.ts';

/** Of each kind. */
const CLIENTS = 2;

/** Several activities at once, two clients in each, so that every kill meets all of them. */
export function mixActivities(activities: readonly Activity[]): Activity {
  return {
    name: activities.map(({ name }) => name).join(' + '),
    killAfter: { min: 5, max: 200 },
    async open(shop) {
      const actors = await Promise.all(
        activities.map((activity) => activity.open({ ...shop, clients: CLIENTS })),
      );
      return {
        clients: actors.flatMap(({ clients }) => clients),
        *findBroken(books, isWhole) {
          for (const some of actors) yield* some.findBroken(books, isWhole);
        },
      };
    },
  };
}
