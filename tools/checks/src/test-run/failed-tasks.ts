import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error outside any test (an unhandled rejection, coverage below its limit) is told in a log's last lines. */
const SHOWN_LINES = 60;

/** Tests that passed say nothing about a failure. */
const PASSED_TEST = /^\s*✓/;

/** A task of turbo that failed, and what it printed. */
export interface FailedTask {
  /** Such as `@haat/domain#test`. */
  id: string;
  log: string;
}

/** What turbo writes of a run with `--summarize`, as far as it is read here. */
interface RunSummary {
  /** A task that turbo does not cache has no log. */
  tasks: { taskId: string; logFile?: string; execution?: { exitCode: number } }[];
}

const runsFolder = (rootDir: string) => join(rootDir, '.turbo/runs');

/** Removes the summaries of earlier runs of turbo. */
export function deleteRunSummaries(rootDir: string): Promise<void> {
  return rm(runsFolder(rootDir), { recursive: true, force: true });
}

/** Reads the tasks that failed from the summaries that turbo wrote; none without a summary. */
export async function listFailedTasks(rootDir: string): Promise<FailedTask[]> {
  const files = await readdir(runsFolder(rootDir)).catch(() => []);
  const failed = new Map<string, FailedTask>();
  for (const file of files) {
    const { tasks }: RunSummary = JSON.parse(
      await readFile(join(runsFolder(rootDir), file), 'utf8'),
    );
    for (const { taskId, logFile, execution } of tasks) {
      if (!execution || execution.exitCode === 0) continue;
      const log =
        logFile === undefined ? '' : await readFile(join(rootDir, logFile), 'utf8').catch(() => '');
      failed.set(taskId, { id: taskId, log });
    }
  }
  return [...failed.values()];
}

/** The failed tasks as text, each with the last 60 lines of its log that tell of no passed test. */
export function formatFailedTasks(tasks: readonly FailedTask[]): string {
  return tasks
    .map(({ id, log }) => {
      const lines = stripVTControlCharacters(log)
        .trimEnd()
        .split('\n')
        .filter((line) => !PASSED_TEST.test(line));
      return [`  ${id}`, ...lines.slice(-SHOWN_LINES).map((line) => `    ${line}`), ''].join('\n');
    })
    .join('');
}
