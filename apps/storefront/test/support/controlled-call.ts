/** A call that a test answers when it likes. */
export interface ControlledCall<Input extends unknown[], Output> {
  /** Stands in for the real call. */
  readonly run: (...input: Input) => Promise<Output>;
  /** What each call so far was made with, in order. */
  readonly inputs: readonly Input[];
  /** Answers the oldest call that has no answer yet. */
  answer(output: Output): void;
  /** Fails the oldest call that has no answer yet. */
  fail(error: unknown): void;
}

/** Makes a call whose answers the test gives, one by one. */
export function createControlledCall<Input extends unknown[], Output>(): ControlledCall<
  Input,
  Output
> {
  const inputs: Input[] = [];
  const open: PromiseWithResolvers<Output>[] = [];
  function takeOldest(): PromiseWithResolvers<Output> {
    const oldest = open.shift();
    if (!oldest) throw new Error('There is no call to answer');
    return oldest;
  }
  return {
    inputs,
    run(...input) {
      inputs.push(input);
      const call = Promise.withResolvers<Output>();
      open.push(call);
      return call.promise;
    },
    answer: (output) => takeOldest().resolve(output),
    fail: (error) => takeOldest().reject(error),
  };
}

/** Lets everything that is already decided happen. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
