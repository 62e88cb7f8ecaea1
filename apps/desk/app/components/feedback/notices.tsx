import { ToastCard } from '@haat/ui';
import { useSyncExternalStore } from 'react';

interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** How long a notice stays, in ms. */
const NOTICE_MS = 5000;

const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];
let count = 0;

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Says for some seconds what has happened. */
export function showNotice(tone: Notice['tone'], text: string): void {
  count += 1;
  const id = count;
  set([...notices, { id, tone, text }]);
  setTimeout(() => set(notices.filter((notice) => notice.id !== id)), NOTICE_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Notice[] = [];

/** The place of the notices, above a phone's navigation. */
export function Notices() {
  const shown = useSyncExternalStore(
    subscribe,
    () => notices,
    () => NONE,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 grid justify-items-center gap-2 px-4 lg:bottom-6 print:hidden"
    >
      {shown.map(({ id, tone, text }) => (
        <ToastCard key={id} tone={tone}>
          {text}
        </ToastCard>
      ))}
    </div>
  );
}
