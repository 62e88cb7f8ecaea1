import { useMutation } from '@tanstack/react-query';
import { readPresent } from './read-present.ts';

interface DeskChangeOptions<Input, Thing> {
  /** Makes the call; null when there was nothing to send. */
  readonly call: (input: Input) => Promise<Thing | null>;
  /** Shows the thing as the server has it. */
  readonly store: (thing: Thing) => void;
  /** Called once it is changed. */
  readonly onDone?: (thing: Thing, input: Input) => void;
  readonly onSettled?: () => void;
}

/** Changes a thing. After a clash the present one is shown, and the next press is about that. */
export function useDeskChange<Input, Thing extends { readonly version: number }>(
  options: DeskChangeOptions<Input, Thing>,
) {
  const { call, store, onDone, onSettled } = options;
  return useMutation({
    mutationFn: call,
    onSuccess(thing, input) {
      if (thing === null) return;
      store(thing);
      onDone?.(thing, input);
    },
    onError(error) {
      const present = readPresent<Thing>(error);
      if (present) store(present);
    },
    onSettled: () => onSettled?.(),
  });
}
