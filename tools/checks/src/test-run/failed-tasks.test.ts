import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { deleteRunSummaries, formatFailedTasks, listFailedTasks } from './failed-tasks.ts';

async function folderWithRun(tasks: { taskId: string; exitCode?: number; log?: string }[]) {
  const rootDir = await mkdtemp(join(tmpdir(), 'runs-'));
  onTestFinished(() => rm(rootDir, { recursive: true }));
  await mkdir(join(rootDir, '.turbo/runs'), { recursive: true });
  for (const { taskId, log } of tasks) {
    if (log !== undefined) await writeFile(join(rootDir, `${taskId}.log`), log);
  }
  const summary = {
    tasks: tasks.map(({ taskId, exitCode, log }) => ({
      taskId,
      ...(log !== undefined && { logFile: `${taskId}.log` }),
      ...(exitCode !== undefined && { execution: { exitCode } }),
    })),
  };
  await writeFile(join(rootDir, '.turbo/runs/1.json'), JSON.stringify(summary));
  return rootDir;
}

it('finds the tasks that failed, with their logs', async () => {
  const rootDir = await folderWithRun([
    { taskId: 'domain#test', exitCode: 0, log: 'all well' },
    { taskId: 'ui#test', exitCode: 1, log: 'Unhandled Rejection' },
    { taskId: 'mock-shop#test', exitCode: 1 },
    { taskId: 'storefront#test' },
  ]);
  expect(await listFailedTasks(rootDir)).toEqual([
    { id: 'ui#test', log: 'Unhandled Rejection' },
    { id: 'mock-shop#test', log: '' },
  ]);
  await deleteRunSummaries(rootDir);
  expect(await listFailedTasks(rootDir)).toEqual([]);
});

it('shows the end of a log, without the tests that passed and without colours', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const log = [
    ...lines,
    '\u001b[32m ✓\u001b[39m passes',
    '\u001b[31mUnhandled Rejection\u001b[39m',
  ];
  const text = formatFailedTasks([{ id: 'ui#test', log: `${log.join('\n')}\n\n` }]);
  expect(text).toMatch(/^ {2}ui#test\n {4}line 41\n/);
  expect(text).toMatch(/line 99\n {4}Unhandled Rejection\n$/);
});
