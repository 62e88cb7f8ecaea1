// Reads the documentation that an editor shows for the methods of the clients, from an installed package.
import { join } from 'node:path';
import { createHoverService, isDocumented } from './hover-service.ts';

const SOURCE = `import { createShopClient } from '@haat/api-sdk';
import { createDeskClient } from '@haat/api-sdk/desk';
const api = createShopClient({ baseUrl: 'https://shop.example/api/v1' });
const desk = createDeskClient({ baseUrl: 'https://shop.example/api/v1' });
`;

/** The clients of SOURCE, and how many groups and methods an editor finds at least. */
const CLIENTS = { api: 70, desk: 50 };

/** What every function has; a group of methods has none of it. */
const FUNCTION_MEMBERS = ['prototype', ...Object.getOwnPropertyNames(Function.prototype)];

/**
 * Finds the groups and methods of the clients of `@haat/api-sdk` that show no documentation on hover.
 *
 * @param project a folder where the packed package is installed
 * @throws when an editor would find hardly any method
 */
export function findUndocumentedMethods(project: string): string[] {
  const file = join(project, 'hover.ts');
  const open = createHoverService(file);

  /** What an editor offers after each of these expressions. */
  function complete(expressions: readonly string[]): string[] {
    let text = SOURCE;
    const ends = expressions.map((expression) => {
      text += `${expression}.`;
      const end = text.length;
      text += ';\n';
      return end;
    });
    const service = open(text);
    return expressions.flatMap((expression, index) =>
      (service.getCompletionsAtPosition(file, ends[index] ?? 0, {})?.entries ?? [])
        .filter(({ kind, name }) => kind !== 'warning' && !FUNCTION_MEMBERS.includes(name))
        .map(({ name }) => `${expression}.${name}`),
    );
  }

  const members = Object.entries(CLIENTS).flatMap(([client, fewest]) => {
    const groups = complete([client]);
    const found = [...groups, ...complete(groups)];
    if (found.length < fewest) throw new Error(`hover: only ${found.length} members of ${client}`);
    return found;
  });

  const text = SOURCE + members.join(';\n');
  const service = open(text);
  return members.filter((member) => {
    const position = text.search(new RegExp(`^${member}(?![\\w.])`, 'm')) + member.length - 1;
    return !isDocumented(service, file, position);
  });
}
