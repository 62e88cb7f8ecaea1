import { DESK_LABEL_SIZE_KEY } from '@haat/domain/desk';
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

/** The papers that labels are printed on: `a4` has four on a page, `4x6` is one of 4 by 6 inches. */
export const LABEL_SIZES = ['a4', '4x6'] as const;

/** A paper for labels. */
export type LabelSize = (typeof LABEL_SIZES)[number];

/** The paper of this phone's printer, and how to choose another, which the phone remembers (product 10.2.18). */
export function useLabelSize() {
  const [size, setSize] = useState<LabelSize>(
    () => LABEL_SIZES.find((one) => one === readStored(DESK_LABEL_SIZE_KEY)) ?? 'a4',
  );
  return {
    size,
    choose(next: LabelSize) {
      writeStored(DESK_LABEL_SIZE_KEY, next);
      setSize(next);
    },
  };
}
