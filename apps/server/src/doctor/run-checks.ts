import { setTimeout as sleep } from 'node:timers/promises';
import { type Check, describeError, type Finding, problem } from './finding.ts';

/** The findings of one check. */
export interface Report {
  readonly topic: string;
  readonly findings: readonly Finding[];
}

/**
 * Runs all checks at once; one that throws or takes too long is a problem of its own topic.
 *
 * @param timeout of each check, ms
 */
export function runChecks(checks: readonly Check[], timeout: number): Promise<Report[]> {
  return Promise.all(
    checks.map(async ({ topic, find }) => ({ topic, findings: await findInTime(find, timeout) })),
  );
}

async function findInTime(find: Check['find'], timeout: number): Promise<readonly Finding[]> {
  const ending = new AbortController();
  const giveUp = async (): Promise<readonly Finding[]> => {
    await sleep(timeout, undefined, { signal: ending.signal });
    return [problem(`There was no result within ${timeout / 1000} s.`)];
  };
  try {
    return await Promise.race([find(ending.signal), giveUp()]);
  } catch (error) {
    return [problem(describeError(error))];
  } finally {
    ending.abort();
  }
}

const LABELS = { fine: 'ok', warning: 'WARNING', problem: 'PROBLEM' } as const;

/** Writes a line for each finding, and a last one that counts them. */
export function formatReports(reports: readonly Report[]): string {
  const lines = reports.flatMap(({ topic, findings }) =>
    findings.map(({ severity, text }) => `${LABELS[severity].padEnd(8)}${topic}: ${text}\n`),
  );
  const count = (severity: Finding['severity'], noun: string) => {
    const total = reports
      .flatMap(({ findings }) => findings)
      .filter((finding) => finding.severity === severity).length;
    return `${total} ${noun}${total === 1 ? '' : 's'}`;
  };
  return `${lines.join('')}${count('problem', 'problem')}, ${count('warning', 'warning')}.\n`;
}

/** Whether the shop can open as it is: warnings do not keep it from that. */
export function hasProblem(reports: readonly Report[]): boolean {
  return reports.some(({ findings }) => findings.some(({ severity }) => severity === 'problem'));
}
