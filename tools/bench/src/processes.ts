import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rootDir } from '../../../scripts/workspace/paths.mjs';

/** A process that is ready. */
export interface StartedProcess {
  child: ChildProcess;
  /** The time from its start until it was ready, in ms. */
  readyMs: number;
}

/**
 * Starts a Node process and waits until it has printed `text`.
 *
 * @throws {Error} when it ended before
 */
export function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  text: string,
): Promise<StartedProcess> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve({ child, readyMs: performance.now() - startedAt });
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
}

/** Asks a process to finish and waits until it is gone. */
export async function stopProcess({ child }: StartedProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Resident memory of a process at its highest, in MiB (Linux only, else undefined). */
export function peakMemory({ child }: StartedProcess): number | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const size = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    return size === undefined ? undefined : Math.round(Number(size) / 1024);
  } catch {
    return undefined;
  }
}

/** What the kernel counts processor time in: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** Processor time of a process so far, all its threads together, in ms (Linux only, else NaN). */
export function cpuTime({ child }: StartedProcess): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    // The name of the program may hold anything; what follows it is the third field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[11], fields[12]];
    return (Number(user) + Number(system)) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
