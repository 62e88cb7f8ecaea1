/** A statement that servers of the version before could not serve with, and why. */
export interface UnsafeStatement {
  statement: string;
  why: string;
}

/** The end of the name of a file that removes what the version before no longer uses. */
const REMOVAL = /^(\d{4})_.+\.after-(\d{4})\.sql$/;

/** What a statement does to a server that knows nothing of it. */
const RULES: readonly { forbids: RegExp; why: string; isRemoval?: true }[] = [
  {
    forbids: /\bDROP (TABLE|COLUMN)\b/i,
    why: 'servers of the version before use it: remove it one release later, in a file NNNN_name.after-MMMM.sql, where MMMM is the last migration of the servers that still use it',
    isRemoval: true,
  },
  {
    forbids: /\bRENAME\b/i,
    why: 'servers of the version before use the old name: add the new one beside it',
  },
  {
    forbids: /\bALTER COLUMN\b|\bSET NOT NULL\b/i,
    why: 'servers of the version before write as they always did: add a column instead',
  },
  {
    forbids: /\bADD (CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY)\b/i,
    why: 'servers of the version before may write rows that it rejects',
  },
  {
    forbids: /\bADD COLUMN\b(?=.*\bNOT NULL\b)(?!.*\bDEFAULT\b)/is,
    why: 'servers of the version before write no value for it: give it a default, or allow NULL',
  },
  {
    forbids: /\bADD COLUMN\b.*\b(UNIQUE|PRIMARY KEY)\b/is,
    why: 'it rewrites the table, and servers of the version before write the default twice',
  },
];

/**
 * Finds the statements of a migration that the version before could not serve beside, or that would stop
 * its writes for long.
 *
 * @param name of the file
 * @param text of the file
 */
export function findUnsafeStatements(name: string, text: string): UnsafeStatement[] {
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  const [, own = '', after = ''] = REMOVAL.exec(name) ?? [];
  const isRemoval = after !== '' && after < own;
  const newTables = new Set(
    statements.flatMap((statement) => /^CREATE TABLE (\w+)/i.exec(statement)?.[1] ?? []),
  );
  const newColumns = new Set(
    statements.flatMap((statement) => /\bADD COLUMN (\w+)/i.exec(statement)?.[1] ?? []),
  );
  return statements.flatMap((statement) => {
    const broken = RULES.filter(
      (rule) => rule.forbids.test(statement) && !(rule.isRemoval && isRemoval),
    ).map(({ why }) => ({ statement, why }));
    const index = findIndexProblem(statement, newTables, newColumns);
    return index === undefined ? broken : [...broken, { statement, why: index }];
  });
}

function findIndexProblem(
  statement: string,
  newTables: ReadonlySet<string>,
  newColumns: ReadonlySet<string>,
): string | undefined {
  const index = /^CREATE (UNIQUE )?INDEX (CONCURRENTLY )?\w+ ON (\w+) \(([^)]*)\)/i.exec(statement);
  if (index === null) return undefined;
  const [, isUnique, isConcurrent, table = '', columns = ''] = index;
  if (newTables.has(table)) return undefined;
  const areNew = columns.split(',').every((column) => newColumns.has(column.trim()));
  if (isUnique !== undefined) {
    return areNew ? undefined : 'servers of the version before may write rows that it rejects';
  }
  return isConcurrent === undefined
    ? 'it stops all writes of the table while it is made: CREATE INDEX CONCURRENTLY, in a file of its own'
    : undefined;
}
