import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The statuses that the responses of a test had, by operationId. */
    seenStatuses?: Record<string, number[]>;
    /** Every operation of the contract, told by the contract test. */
    operationIds?: readonly string[];
  }
}

/** Liveness has no failure response: a dead process sends none. */
const CANNOT_FAIL: ReadonlySet<string> = new Set(['getHealth']);

/**
 * Fails a run of all tests on SQLite in which an operation of the contract had no success or no failure.
 * What PostgreSQL repeats is chosen by the engine's part in it, not by operations.
 */
export class ContractReporter implements Reporter {
  #vitest: Vitest | undefined;
  #started: readonly TestSpecification[] = [];
  #operationIds: readonly string[] = [];
  readonly #seen = new Map<string, Set<number>>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#started = specifications;
    this.#seen.clear();
  }

  onTestCaseResult(testCase: TestCase): void {
    const { seenStatuses = {}, operationIds } = testCase.meta();
    if (operationIds) this.#operationIds = operationIds;
    for (const [operationId, statuses] of Object.entries(seenStatuses)) {
      const known = this.#seen.get(operationId) ?? new Set();
      for (const status of statuses) known.add(status);
      this.#seen.set(operationId, known);
    }
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!(await this.#isComplete(modules))) return;
    const lacks = (isRight: (status: number) => boolean) =>
      this.#operationIds.filter((id) => !Array.from(this.#seen.get(id) ?? []).some(isRight));
    const gaps = [
      ...lacks((status) => status < 400).map((id) => `${id} has no test of its success.`),
      ...lacks((status) => status >= 400)
        .filter((id) => !CANNOT_FAIL.has(id))
        .map((id) => `${id} has no test of a failure.`),
    ];
    if (gaps.length === 0) return;
    process.stdout.write(`\n The contract is not tested whole:\n   ${gaps.join('\n   ')}\n`);
    process.exitCode = 1;
  }

  /** @returns false for a run of a few files, which need not cover the whole contract */
  async #isComplete(modules: readonly TestModule[]): Promise<boolean> {
    const vitest = this.#vitest;
    if (vitest === undefined || vitest.config.testNamePattern !== undefined) return false;
    if (this.#started.length !== modules.length) return false;
    const onSqlite = (all: readonly TestSpecification[]) =>
      all.filter(({ project }) => project.name === 'sqlite').length;
    return onSqlite(this.#started) === onSqlite(await vitest.globTestSpecifications());
  }
}
