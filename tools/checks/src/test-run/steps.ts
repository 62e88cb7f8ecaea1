/** A step of a run. */
export interface Step {
  name: string;
  /** Gives an exit code. */
  start: () => Promise<number>;
}

/**
 * Runs steps one after the other, each with a heading and its time; a step that fails ends none of the others.
 *
 * @returns names of the steps that failed
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, start } of steps) {
    const startedAt = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const code = await start();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}
