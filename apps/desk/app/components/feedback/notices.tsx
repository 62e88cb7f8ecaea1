import { ToastCard } from '@haat/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createSharedValue } from '../../lib/shared-value.ts';

interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** How long a notice stays, in ms. */
const NOTICE_MS = 5000;

const notices = createSharedValue<readonly Notice[]>([]);
let count = 0;

/** Says for some seconds what has happened. */
export function showNotice(tone: Notice['tone'], text: string): void {
  count += 1;
  const id = count;
  notices.set([...notices.get(), { id, tone, text }]);
  setTimeout(() => notices.set(notices.get().filter((one) => one.id !== id)), NOTICE_MS);
}

/**
 * The place of the notices: over the header, where no button of a task is, and above an open dialog. A
 * press goes through them.
 */
export function Notices() {
  const shown = useSyncExternalStore(notices.subscribe, notices.get, notices.get);
  const place = useRef<HTMLDivElement>(null);
  // What is shown last in the top layer is above the dialogs that were opened before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new notice
  useEffect(() => {
    place.current?.hidePopover();
    place.current?.showPopover();
  }, [shown]);
  return (
    <div
      ref={place}
      popover="manual"
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 bottom-auto m-0 grid w-auto justify-items-center gap-2 border-0 bg-transparent px-4 py-0 text-ink print:hidden"
    >
      {shown.map(({ id, tone, text }) => (
        <ToastCard key={id} tone={tone}>
          {text}
        </ToastCard>
      ))}
    </div>
  );
}
