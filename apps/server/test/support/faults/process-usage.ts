import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MS = 10;

/** The memory of a process and of those it has started, while something runs. */
export interface MemoryRecording {
  /** Ends it. @returns the highest memory seen, in MiB */
  stop(): Promise<number>;
}

/**
 * Reads what a process and its children take of the memory: their proportional set sizes (PSS), in which
 * a page that several processes share counts once in all.
 *
 * @returns MiB; NaN where the system has no /proc
 */
export async function readMemory(pid: number): Promise<number> {
  const children = await readText(`/proc/${pid}/task/${pid}/children`);
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  const sizes = await Promise.all(pids.map(readProcessMemory));
  // A child that has just ended takes nothing; the process itself is there.
  const [own = Number.NaN, ...others] = sizes;
  return others.reduce((sum, size) => sum + (Number.isNaN(size) ? 0 : size), own);
}

/** Reads the memory again and again: see {@link readMemory}. */
export function recordMemory(pid: number): MemoryRecording {
  let isStopped = false;
  let peak = Number.NaN;
  async function sample(): Promise<void> {
    while (!isStopped) {
      const size = await readMemory(pid);
      peak = Number.isNaN(peak) ? size : Math.max(peak, size);
      await sleep(SAMPLE_MS);
    }
  }
  const sampling = sample();
  return {
    async stop() {
      isStopped = true;
      await sampling;
      return peak;
    },
  };
}

async function readProcessMemory(pid: number): Promise<number> {
  const rollup = await readText(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
