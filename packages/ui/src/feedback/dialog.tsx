'use client';

import { X } from 'lucide';
import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { LANGUAGE } from '#language';
import { Icon } from '../display/icon.tsx';
import { IconButton } from '../display/icon-button.tsx';
import { joinClasses } from '../theme/class-names.ts';
import { rememberFocus } from './remember-focus.ts';

/** Props of {@link Dialog}, whose children are its content. */
export type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'onClose' | 'onCancel' | 'onClick' | 'onPointerDown' | 'ref'
> & {
  /** Whether it is open; the app sets it to false in `onClose`, or keeps it open, as while it saves. */
  isOpen: boolean;
  /** Called on the cross, Escape, or a press beside the dialog. */
  onClose: () => void;
  /** The heading, which is also the name of the dialog. */
  title: ReactNode;
  /** Buttons at the bottom, with the main one last. */
  actions?: ReactNode;
  /** Name of the cross; 'Close' when left out. */
  closeLabel?: string | undefined;
};

/**
 * A native modal dialog: it traps the focus, and makes the page behind it inert. However it ends,
 * also when the app removes it while it is open, the focus goes back to what opened it, and where
 * that is gone to the heading of the nearest part of the page. `isOpen` opens and closes it; a closed
 * dialog is an empty `<dialog>` in the HTML.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  closeLabel = LANGUAGE === 'hi' ? 'बंद करें' : 'Close',
  className,
  children,
  ...rest
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasPressBegunBeside = useRef(false);

  // `showModal` has no HTML attribute: only a call enters the top layer.
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    const returnFocus = rememberFocus();
    dialog.showModal();
    return () => {
      // A browser gives the focus back when a dialog is closed, not when an open one is removed.
      if (dialog.isConnected) dialog.close();
      returnFocus();
    };
  }, [isOpen]);

  // The dialog has no padding, so an event on it, not on its content, is beside it. A text
  // selection that ends outside begins inside and closes nothing.
  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    hasPressBegunBeside.current = event.target === event.currentTarget;
  }
  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && hasPressBegunBeside.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key of that press
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={ref}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onCancel={(event) => {
        // The `cancel` event of a file input inside bubbles; after one that cannot be prevented the
        // browser closes the dialog.
        if (event.target !== event.currentTarget || !event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers may close it all the same (Escape pressed twice). The app alone closes it, also then.
      onClose={(event) => {
        if (!isOpen || event.currentTarget.open) return;
        event.currentTarget.showModal();
        onClose();
      }}
      className={joinClasses(
        'm-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100%-2rem))] overflow-y-auto rounded-haat',
        'border border-hairline bg-paper text-ink shadow-float overscroll-contain open:animate-rise',
        'max-sm:mb-4',
        className,
      )}
    >
      {isOpen && (
        <div className="grid">
          <h2
            id={titleId}
            className="sticky top-0 col-start-1 row-start-1 bg-paper ps-5 pe-16 pt-4 pb-2 text-xl font-bold"
          >
            {title}
          </h2>
          <div className="px-5 pb-5">{children}</div>
          {actions !== undefined && (
            <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 max-sm:*:grow border-t border-hairline bg-paper px-5 py-4">
              {actions}
            </div>
          )}
          {/* Last in the tab order, so that the dialog opens with its content focused. */}
          <IconButton
            label={closeLabel}
            icon={<Icon node={X} className="size-5" />}
            onClick={onClose}
            className="sticky top-2 col-start-1 row-start-1 mt-2 me-2 self-start justify-self-end"
          />
        </div>
      )}
    </dialog>
  );
}
