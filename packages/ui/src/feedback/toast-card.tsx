import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/class-names.ts';
import { MessageIcon } from './message-icon.tsx';
import { SpinnerRing } from './spinner.tsx';

/** Props of {@link ToastCard}, whose children are the text. */
export type ToastCardProps = ComponentProps<'div'> & {
  /** `blank` has no icon. */
  tone?: 'error' | 'success' | 'loading' | 'blank' | undefined;
  /** A picture before the text, instead of the icon. */
  media?: ReactNode;
  /** A link or button after the text. */
  action?: ReactNode;
};

/** The look of a toast. The app's toaster shows, announces and removes it. */
export function ToastCard({
  tone = 'blank',
  media,
  action,
  className,
  children,
  ...rest
}: ToastCardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'flex min-h-11 w-full max-w-[22rem] flex-wrap items-center gap-x-3 rounded-haat border border-hairline bg-paper',
        'px-4 text-ink shadow-float',
        className,
      )}
    >
      {media}
      {media === undefined && (tone === 'error' || tone === 'success') && (
        <MessageIcon tone={tone} />
      )}
      {media === undefined && tone === 'loading' && <SpinnerRing className="text-madder" />}
      <div className="min-w-0 flex-1 basis-28 py-2">{children}</div>
      {action}
    </div>
  );
}
