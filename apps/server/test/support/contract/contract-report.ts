import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';

/** The statuses and violations of one test; the reporter adds up those of all tests. */
export interface SeenOfContract {
  /** Statuses by operationId. */
  statuses: Record<string, number[]>;
  violations: string[];
  /** True for generated requests: they do not count as written cases. */
  isGenerated?: boolean;
}

/** The operations of the contract, reported by the contract test. */
export interface ContractSize {
  operationIds: readonly string[];
  unwritten: readonly string[];
}

/** The counts of generated requests to one operation. */
export interface GeneratedRequests {
  operationId: string;
  seed: number;
  /** The least number of valid, and of invalid, requests of this run. */
  planned: number;
  valid: number;
  /** The number of valid requests with a success. */
  succeeded: number;
  /** With something wrong, strange or hostile in them. */
  invalid: number;
  /** The number of invalid requests that the contract forbids, so that the server must reject them. */
  forbidden: number;
  /** Digest of all responses: equal on both databases when they behave alike. */
  digest: string;
}

declare module 'vitest' {
  interface TaskMeta {
    seenOfContract?: SeenOfContract;
    contractSize?: ContractSize;
    generatedRequests?: GeneratedRequests[];
  }
}

interface ProjectTotals {
  written: Map<string, Set<number>>;
  violations: string[];
  size: ContractSize | undefined;
  generated: Map<string, GeneratedRequests>;
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Prints, at the end of a run, how much of the contract the tests of each database have covered. A
 * run of all tests of a database fails when an operation lacks a success or a failure, when an
 * response broke the contract, or when the generator got different responses from the databases.
 */
export class ContractReporter implements Reporter {
  #vitest: Vitest | undefined;
  #started: readonly TestSpecification[] = [];
  #totals = new Map<string, ProjectTotals>();

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#started = specifications;
    this.#totals = new Map();
  }

  onTestCaseResult(testCase: TestCase): void {
    const totals = this.#findTotals(testCase.project.name);
    totals[toCount(testCase)] += 1;
    const { seenOfContract, contractSize, generatedRequests } = testCase.meta();
    if (contractSize) totals.size = contractSize;
    for (const one of generatedRequests ?? []) totals.generated.set(one.operationId, one);
    if (!seenOfContract) return;
    totals.violations.push(...seenOfContract.violations);
    if (seenOfContract.isGenerated) return;
    for (const [operationId, statuses] of Object.entries(seenOfContract.statuses)) {
      const known = totals.written.get(operationId) ?? new Set();
      for (const status of statuses) known.add(status);
      totals.written.set(operationId, known);
    }
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const complete = await this.#listCompleteProjects(modules);
    const faults: string[] = [];
    for (const [name, totals] of this.#totals) {
      if (totals.size === undefined) continue;
      const { lines, problems } = describe(totals, totals.size);
      process.stdout.write(`\n Contract on ${name || 'the database'}\n${toText(lines)}`);
      if (complete.has(name)) faults.push(...problems.map((problem) => `${name}: ${problem}`));
    }
    const { lines, problems } = compareDatabases(this.#totals);
    process.stdout.write(toText(lines));
    faults.push(...problems);
    if (faults.length === 0) return;
    process.stdout.write(`\n The contract is not met:\n${toText(faults)}`);
    process.exitCode = 1;
  }

  #findTotals(projectName: string): ProjectTotals {
    const totals = this.#totals.get(projectName) ?? {
      written: new Map(),
      violations: [],
      size: undefined,
      generated: new Map(),
      passed: 0,
      failed: 0,
      skipped: 0,
    };
    this.#totals.set(projectName, totals);
    return totals;
  }

  /** Projects of which all tests ran; a run of a few files need not cover the whole contract. */
  async #listCompleteProjects(modules: readonly TestModule[]): Promise<Set<string>> {
    const vitest = this.#vitest;
    if (vitest === undefined || vitest.config.testNamePattern !== undefined) return new Set();
    if (this.#started.length !== modules.length) return new Set();
    const all = await vitest.globTestSpecifications();
    const count = (name: string, specifications: readonly TestSpecification[]) =>
      specifications.filter((one) => one.project.name === name).length;
    return new Set(
      Array.from(this.#totals.keys()).filter(
        (name) => count(name, all) === count(name, this.#started),
      ),
    );
  }
}

function toCount(testCase: TestCase): 'passed' | 'failed' | 'skipped' {
  const { state } = testCase.result();
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

/** Liveness has no failure response: a dead process sends none. */
const CANNOT_FAIL: ReadonlySet<string> = new Set(['getHealth']);

function describe(
  { written, violations, generated, passed, failed, skipped }: ProjectTotals,
  { operationIds, unwritten }: ContractSize,
): { lines: string[]; problems: string[] } {
  const has = (operationId: string, isRight: (status: number) => boolean) =>
    Array.from(written.get(operationId) ?? []).some(isRight);
  const withoutSuccess = operationIds.filter((id) => !has(id, (status) => status < 400));
  const withoutFailure = operationIds.filter(
    (id) => !CANNOT_FAIL.has(id) && !has(id, (status) => status >= 400),
  );
  const gaps = new Set([...withoutSuccess, ...withoutFailure]);
  const requests = Array.from(generated.values());
  const sum = (kind: 'valid' | 'succeeded' | 'invalid' | 'forbidden') =>
    requests.reduce((total, request) => total + request[kind], 0);

  const problems = [
    ...withoutSuccess.map((id) => `${id} has no case of success.`),
    ...withoutFailure.map((id) => `${id} has no case of failure.`),
    ...violations,
    ...unwritten.map((id) => `${id} has no handler.`),
    ...operationIds
      .filter((id) => countFewest(generated.get(id)) < (generated.get(id)?.planned ?? 1))
      .map((id) => `${id} got fewer valid or invalid requests of the generator than planned.`),
    ...requests
      .filter(({ succeeded }) => succeeded === 0)
      .map(({ operationId }) => `${operationId} rejected every valid request of the generator.`),
  ];
  return {
    problems,
    lines: [
      ...toTable(operationIds, written, generated),
      '',
      `tests: ${passed} passed, ${failed} failed, ${skipped} skipped`,
      `operations with a success and a failure: ${operationIds.length - gaps.size} of ${operationIds.length}`,
      `contract violations: ${violations.length}`,
      `unwritten handlers: ${unwritten.join(', ') || 'none'}`,
      `generated requests: ${sum('valid')} valid (${sum('succeeded')} a success) and ${sum('invalid')} invalid (${sum('forbidden')} forbidden by the contract, all rejected), seed ${requests[0]?.seed ?? '–'}`,
      `generated requests per operation, at least: ${Math.min(...operationIds.map((id) => countFewest(generated.get(id))))} of each`,
    ],
  };
}

function countFewest({ valid, invalid }: { valid: number; invalid: number } = NOTHING): number {
  return Math.min(valid, invalid);
}

const NOTHING = { valid: 0, invalid: 0 };

/**
 * A line per operation: generated requests (valid + invalid), the share of the valid ones that
 * succeeded, the statuses that written tests have seen.
 */
function toTable(
  operationIds: readonly string[],
  written: ReadonlyMap<string, ReadonlySet<number>>,
  generated: ReadonlyMap<string, GeneratedRequests>,
): string[] {
  const width = Math.max(...operationIds.map((id) => id.length));
  return operationIds.toSorted().map((id) => {
    const statuses = Array.from(written.get(id) ?? []).sort((a, b) => a - b);
    const { valid = 0, succeeded = 0, invalid = 0 } = generated.get(id) ?? {};
    const share = valid === 0 ? '' : `${Math.round((succeeded / valid) * 100)} %`;
    return `${id.padEnd(width)}  ${String(valid).padStart(4)} + ${String(invalid).padEnd(4)} ${share.padStart(5)}  ${statuses.join(' ')}`;
  });
}

/** Compares the databases: the same requests in the same order must have the same responses. */
function compareDatabases(totals: ReadonlyMap<string, ProjectTotals>): {
  lines: string[];
  problems: string[];
} {
  const [first, second] = Array.from(totals.values()).filter(({ generated }) => generated.size > 0);
  if (first === undefined || second === undefined) return { lines: [], problems: [] };
  const shared = Array.from(first.generated.keys()).filter((id) => second.generated.has(id));
  const different = shared.filter(
    (id) => first.generated.get(id)?.digest !== second.generated.get(id)?.digest,
  );
  return {
    lines: [
      '',
      `operations with the same responses to the generator on both databases: ${shared.length - different.length} of ${shared.length}`,
    ],
    problems: different.map((id) => `${id} responds differently on the two databases.`),
  };
}

function toText(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '\n' : `   ${line}\n`)).join('');
}
