import { Icon, IconButton } from '@haat/ui';
import { X } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import { GALLERY_TEXTS } from './gallery-texts.ts';
import { makeZoomable } from './pinch-zoom.ts';
import { VIEWER_TEXTS as TEXTS } from './viewer-texts.ts';

export interface PictureViewerProps {
  /** URLs of all pictures of the product. */
  readonly images: readonly string[];
  readonly name: string;
  /** The picture that is shown first, counted from 0. */
  readonly place: number;
}

/**
 * A product's pictures over the whole screen. Two fingers or two taps zoom, a swipe shows the next one;
 * Back, Escape and the cross close it, and the focus returns to what opened it (product 2.7.2).
 */
export function PictureViewer({
  images,
  name,
  place,
  onClose,
}: PictureViewerProps & { readonly onClose: () => void }) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const rowRef = useRef<HTMLUListElement>(null);
  const isLeaving = useRef(false);
  const close = useEffectEvent(onClose);
  const showFirst = useEffectEvent(() => rowRef.current?.children[place]?.scrollIntoView());

  // A layout effect ends before React removes the dialog: only one that is closed gives back the focus.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    showFirst();
    return () => dialog?.close();
  }, []);

  // Back closes it, as it has an entry of its own in the history, of which the router knows nothing.
  useEffect(() => {
    const leave = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      close();
    };
    window.history.pushState(window.history.state, '');
    window.addEventListener('popstate', leave, { capture: true });
    return () => window.removeEventListener('popstate', leave, { capture: true });
  }, []);

  function goBack() {
    if (!isLeaving.current) window.history.back();
    isLeaving.current = true;
  }

  return (
    <dialog
      ref={dialogRef}
      aria-label={GALLERY_TEXTS.title(name)}
      className="viewer"
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      <ul ref={rowRef} className="viewer-row">
        {images.map((image, index) => (
          <li key={image}>
            <ZoomablePicture
              image={image}
              alt={GALLERY_TEXTS.picture(name, index + 1, images.length)}
            />
          </li>
        ))}
      </ul>
      <p className="viewer-hint">{TEXTS.hint}</p>
      <IconButton
        variant="paper"
        label={TEXTS.close}
        icon={<Icon node={X} className="size-6" />}
        onClick={goBack}
        className="absolute top-2 right-2"
      />
    </dialog>
  );
}

function ZoomablePicture({ image, alt }: { readonly image: string; readonly alt: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => (ref.current ? makeZoomable(ref.current, setIsZoomed) : undefined), []);
  return (
    <div ref={ref} className="viewer-picture">
      <button type="button" aria-pressed={isZoomed}>
        {/* The file of the gallery is there already; a sharper one loads only for the zoom. */}
        <ProductPicture
          image={image}
          alt={alt}
          sizes={isZoomed ? '250vw' : 'calc(100vw - 40px)'}
          className="object-contain!"
        />
      </button>
    </div>
  );
}
