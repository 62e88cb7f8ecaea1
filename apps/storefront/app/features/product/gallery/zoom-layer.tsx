import { joinClasses } from '@haat/ui';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { CENTRE, dragOrigin, originAt, toSwipeStep, type ZoomOrigin } from './zoom.ts';

export interface ZoomLayerProps {
  readonly label: string;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  /** 1 for the next picture, −1 for the previous one. */
  readonly onSwipe: (step: 1 | -1) => void;
  /** The element that is scaled. */
  readonly pictureRef: RefObject<HTMLElement | null>;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly origin: ZoomOrigin;
}

/** The maximum movement of a tap, in px. */
const TAP_PX = 10;

/**
 * The button over the gallery's picture. A click, Enter or Space toggles the zoom, Escape ends it.
 * While zoomed, the picture follows the mouse or a dragging finger; otherwise a swipe shows the
 * next or previous picture (product 2.7.2).
 */
export function ZoomLayer({ label, isZoomed, onZoom, onSwipe, pictureRef }: ZoomLayerProps) {
  const origin = useRef(CENTRE);
  const press = useRef<Press | null>(null);
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!isZoomed) return;
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onZoom(false);
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [isZoomed, onZoom]);

  /** Sets the style directly, as no pointer move needs a React render. */
  function place(next: ZoomOrigin): void {
    origin.current = next;
    const picture = pictureRef.current;
    if (picture) picture.style.transformOrigin = `${next.x * 100}% ${next.y * 100}%`;
  }

  function toggle({ clientX: x, clientY: y, detail, currentTarget }: MouseEvent) {
    // The end of a swipe is not a tap; a key press is neither.
    if (detail !== 0 && hasMoved.current) return;
    // A key press has no pointer position.
    const box = currentTarget.getBoundingClientRect();
    if (!isZoomed) place(detail === 0 ? CENTRE : originAt({ x, y }, box));
    onZoom(!isZoomed);
  }

  function begin({ clientX: x, clientY: y }: PointerEvent) {
    press.current = { x, y, origin: origin.current };
    hasMoved.current = false;
  }

  function move({ clientX: x, clientY: y, pointerType, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    if (pointerType !== 'touch') {
      if (isZoomed) place(originAt({ x, y }, box));
    } else if (press.current) {
      const by = { x: x - press.current.x, y: y - press.current.y };
      hasMoved.current ||= Math.hypot(by.x, by.y) > TAP_PX;
      if (isZoomed) place(dragOrigin(press.current.origin, by, box));
    }
  }

  function end({ clientX: x, clientY: y, pointerType }: PointerEvent) {
    if (pointerType === 'touch' && press.current && !isZoomed) {
      const step = toSwipeStep({ x: x - press.current.x, y: y - press.current.y });
      if (step !== null) onSwipe(step);
    }
    press.current = null;
  }

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isZoomed}
      onClick={toggle}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        press.current = null;
      }}
      className={joinClasses(
        'absolute inset-0 rounded-haat focus-visible:-outline-offset-3',
        isZoomed ? 'touch-none cursor-zoom-out!' : 'touch-pan-y touch-pinch-zoom cursor-zoom-in!',
      )}
    />
  );
}
