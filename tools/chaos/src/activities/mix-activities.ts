import type { Activity } from '../activity.ts';

/** Clients of each activity. */
const CLIENTS = 2;

/** Combines activities, two clients in each, so that every kill hits all of them. */
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
        *findViolations(ledger, isWhole) {
          for (const some of actors) yield* some.findViolations(ledger, isWhole);
        },
      };
    },
  };
}
