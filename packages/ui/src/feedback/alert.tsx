import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';
import type { MessageTone } from '../theme/tones.ts';
import { MessageIcon } from './message-icon.tsx';

const TONES: Readonly<Record<MessageTone, string>> = {
  error: 'border-error/40 bg-error-tint',
  success: 'border-leaf/40 bg-leaf-tint',
  warning: 'border-turmeric bg-turmeric-tint',
  info: 'border-indigo/40 bg-indigo-tint',
};

/** Props of {@link Alert}, whose children are the message. */
export type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `error` when left out. */
  tone?: MessageTone | undefined;
  /** A line in bold above the message. */
  title?: ReactNode;
  /** An action such as a Retry button. */
  action?: ReactNode;
};

/** A message on the page: an error has the role alert, others status. */
export function Alert({ tone = 'error', title, action, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      {...rest}
      className={joinClasses(
        'flex flex-wrap gap-3 rounded-haat border px-4 py-3',
        // Beside a button, text and icon are centred vertically.
        action !== undefined && 'sm:items-center',
        TONES[tone],
        className,
      )}
    >
      <MessageIcon tone={tone} />
      <div className="grid min-w-0 flex-1 basis-32 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
        {/* The action wraps below the text if the text's column would be too narrow. */}
        <div className="min-w-0 flex-1 sm:basis-64">
          {title !== undefined && <p className="font-bold">{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className="shrink-0">{action}</div>}
      </div>
    </div>
  );
}
