import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import { MessageIcon } from './message-icon.tsx';
import type { MessageTone } from './tones.ts';

const TONES: Readonly<Record<MessageTone, string>> = {
  error: 'border-madder/40 bg-madder-tint',
  success: 'border-leaf/40 bg-leaf-tint',
  warning: 'border-turmeric bg-turmeric-tint',
  info: 'border-indigo/40 bg-indigo-tint',
};

export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: MessageTone | undefined;
  title?: ReactNode;
  /** What to do about it: a Retry button. */
  action?: ReactNode;
};

/** A message in its place on the page: an error is an alert, the rest are statuses. */
export function Alert({ tone = 'error', title, action, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses(
        'flex flex-wrap gap-3 rounded-haat border px-4 py-3',
        // Beside a button the words stand in its middle, and the icon with them.
        action !== undefined && 'sm:items-center',
        TONES[tone],
        className,
      )}
    >
      <MessageIcon tone={tone} />
      <div className="grid min-w-0 flex-1 basis-32 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
        {/* An action that would leave the words too narrow a column goes below them. */}
        <div className="min-w-0 flex-1 sm:basis-64">
          {title !== undefined && <p className="font-bold">{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  );
}
