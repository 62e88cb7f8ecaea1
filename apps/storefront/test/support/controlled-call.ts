/** A call whose responses a test controls. */
export interface ControlledCall<Input extends unknown[], Output> {
  /** Stands in for the real call. */
  readonly run: (...input: Input) => Promise<Output>;
  /** The arguments of each call so far, in order. */
  readonly inputs: readonly Input[];
  /** Resolves the oldest pending call. */
  resolve(output: Output): void;
  /** Rejects the oldest pending call. */
  reject(error: unknown): void;
}

/** Creates a call that the test settles by hand. */
export function createControlledCall<Input extends unknown[], Output>(): ControlledCall<
  Input,
  Output
> {
  const inputs: Input[] = [];
  const pending: PromiseWithResolvers<Output>[] = [];
  function takeOldest(): PromiseWithResolvers<Output> {
    const oldest = pending.shift();
    if (!oldest) throw new Error('There is no pending call');
    return oldest;
  }
  return {
    inputs,
    run(...input) {
      inputs.push(input);
      const call = Promise.withResolvers<Output>();
      pending.push(call);
      return call.promise;
    },
    resolve: (output) => takeOldest().resolve(output),
    reject: (error) => takeOldest().reject(error),
  };
}

/** Waits until all settled promises have run their callbacks. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
