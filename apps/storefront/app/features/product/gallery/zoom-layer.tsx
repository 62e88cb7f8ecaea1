import { joinClasses } from '@haat/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { PictureViewer, type PictureViewerProps } from './picture-viewer.tsx';
import { VIEWER_TEXTS } from './viewer-texts.ts';
import { CENTRE, originAt, type ZoomOrigin } from './zoom.ts';

interface ZoomLayerProps extends PictureViewerProps {
  readonly isZoomed: boolean;
  readonly onZoom: (isZoomed: boolean) => void;
}

/**
 * The button over a picture of the gallery. A click, Enter or Space toggles the zoom, Escape ends it, and
 * the zoomed picture follows the mouse. Where there is only a finger a tap opens the viewer instead
 * (product 2.7.2).
 */
export function ZoomLayer({ isZoomed, onZoom, ...viewer }: ZoomLayerProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const isFingerOnly = window.matchMedia('(hover: none)').matches;
  const [isViewed, setIsViewed] = useState(false);

  useEffect(() => {
    if (!isZoomed) return;
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onZoom(false);
    };
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [isZoomed, onZoom]);

  /** Sets the style directly, as no pointer move needs a React render. */
  function place({ x, y }: ZoomOrigin): void {
    const picture = ref.current?.previousElementSibling;
    if (picture instanceof HTMLElement) {
      picture.style.transformOrigin = `${x * 100}% ${y * 100}%`;
    }
  }

  const originOf = ({ clientX: x, clientY: y, currentTarget }: MouseEvent) =>
    originAt({ x, y }, currentTarget.getBoundingClientRect());

  function press(event: MouseEvent) {
    if (isFingerOnly) {
      setIsViewed(true);
      return;
    }
    // A key press has no pointer position.
    if (!isZoomed) place(event.detail === 0 ? CENTRE : originOf(event));
    onZoom(!isZoomed);
  }

  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-label={VIEWER_TEXTS.zoom}
        aria-pressed={isFingerOnly ? undefined : isZoomed}
        aria-haspopup={isFingerOnly ? 'dialog' : undefined}
        onClick={press}
        onPointerMove={(event) => {
          if (isZoomed) place(originOf(event));
        }}
        className={joinClasses(
          'absolute inset-0 rounded-haat focus-visible:-outline-offset-3',
          isZoomed ? 'cursor-zoom-out!' : 'cursor-zoom-in!',
        )}
      />
      {isViewed && <PictureViewer {...viewer} onClose={() => setIsViewed(false)} />}
    </>
  );
}
