import { joinClasses } from '@haat/ui';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { CENTRE, dragOrigin, originAt, readSwipe, type ZoomOrigin } from './zoom.ts';

export interface ZoomLayerProps {
  readonly label: string;
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
  /** 1 for the next picture, −1 for the previous one. */
  readonly onSwipe: (step: 1 | -1) => void;
  /** What grows. */
  readonly pictureRef: RefObject<HTMLElement | null>;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly origin: ZoomOrigin;
}

/** How far a finger may tremble and still tap, in px. */
const TAP_PX = 10;

/**
 * The button over the gallery's picture: a click, Enter or Space zooms and stops zooming, Escape
 * stops; while zoomed the picture follows the mouse or is dragged by touch; else a sideways stroke
 * turns to the next or previous picture (spec §2).
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

  /** Straight to the element: with each move of the pointer there is nothing else to draw. */
  function place(next: ZoomOrigin): void {
    origin.current = next;
    const picture = pictureRef.current;
    if (picture) picture.style.transformOrigin = `${next.x * 100}% ${next.y * 100}%`;
  }

  function toggle({ clientX: x, clientY: y, detail, currentTarget }: MouseEvent) {
    // The end of a stroke is no tap; a key is none of either.
    if (detail !== 0 && hasMoved.current) return;
    // By keyboard there is no place under a pointer.
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
      const step = readSwipe({ x: x - press.current.x, y: y - press.current.y });
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
