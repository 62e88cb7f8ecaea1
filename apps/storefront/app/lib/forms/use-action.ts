import { useRef, useState } from 'react';

/** A call that a press makes, one at a time: whether it is on its way, and why the last one failed. */
export function useAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A second press can come before the button renders as busy.
  const isRunning = useRef(false);

  /**
   * Makes a call; does nothing while another one is on its way.
   *
   * @param failed returns the text of an error; null where it is shown elsewhere
   */
  async function run(
    call: () => Promise<void>,
    failed: (error: unknown) => string | null,
  ): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(failed(error));
    }
    isRunning.current = false;
    setIsBusy(false);
  }

  return { isBusy, failure, run };
}
