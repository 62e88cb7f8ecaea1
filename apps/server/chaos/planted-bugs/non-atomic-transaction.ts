/** Runs `work` without a transaction. */
export function runTransaction<Database, Result>(
  db: Database,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return work(db);
}

export function isUniqueViolation(): boolean {
  return false;
}
