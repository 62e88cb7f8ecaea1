import { readSync, writeFileSync } from 'node:fs';

const STANDARD_INPUT = 0;

/** Prepares a process that `runIsolated` has started. @returns the options of the server */
export function beginIsolated<Options>(): Options {
  // When memory runs out, the system kills this process before the server.
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  // The server has exited. Only SIGKILL ends a process with a thread that is working.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // A service manager signals every process of the shop; the server waits for this one.
  process.on('SIGTERM', () => {});
  return JSON.parse(process.argv[2] ?? '');
}

/** Reads the file of standard input from its start; the server has left the offset at its end. */
export function readStandardInput(length: number): Buffer {
  const file = Buffer.allocUnsafeSlow(length);
  let offset = 0;
  let count = 0;
  do {
    count = readSync(STANDARD_INPUT, file, offset, length - offset, offset);
    offset += count;
  } while (count > 0 && offset < length);
  return file.subarray(0, offset);
}

/** Sends the result to the server, and exits. */
export function finishIsolated(result: object): void {
  process.send?.(result, () => process.kill(process.pid, 'SIGKILL'));
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The file exists on Linux only.
  }
}
