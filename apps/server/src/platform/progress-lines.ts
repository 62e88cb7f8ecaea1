/** Ms between two lines of one step: a terminal shows the newest alone, a file keeps them all. */
const EVERY_MS = { terminal: 250, file: 5_000 };

/** Told how far a step is. @param isDone true once, at its end */
export type ShowProgress = (text: string, isDone: boolean) => void;

/**
 * Creates the lines that tell on a terminal, or in a file, how far long work is: a line for each step,
 * and while one lasts its newest state.
 */
export function createProgressLines(
  stream: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean } = process.stderr,
  now: () => number = Date.now,
): ShowProgress {
  const isTerminal = stream.isTTY === true;
  const pause = isTerminal ? EVERY_MS.terminal : EVERY_MS.file;
  let shownAt = now();
  let isOverwritten = false;
  return (text, isDone) => {
    if (!isDone && now() - shownAt < pause) return;
    shownAt = now();
    // To the start of the line, and clear it.
    const start = isOverwritten ? '\r\u001b[K' : '';
    isOverwritten = isTerminal && !isDone;
    stream.write(`${start}${text}${isOverwritten ? '' : '\n'}`);
  };
}

/** Describes a share: `40 of 159 (25 %)`. */
export function describeShare(done: number, total: number): string {
  return `${done} of ${total} (${Math.floor((done / Math.max(1, total)) * 100)} %)`;
}
