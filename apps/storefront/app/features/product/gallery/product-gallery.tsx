import { stepGallery } from '@haat/domain/shopper';
import { Icon, IconButton, joinClasses } from '@haat/ui';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useRef, useState } from 'react';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import {
  findPressedFile,
  TRANSITION_CLASS,
} from '../../../components/product/product-transition.ts';
import { useCode } from '../../../hydration/use-code.ts';
import { GALLERY_TEXTS } from './gallery-texts.ts';

interface ProductGalleryProps {
  /** URLs, without duplicates; may be empty. */
  readonly images: readonly string[];
  readonly name: string;
}

// On a phone 12 px less than it is wide, so that one of 360 px at twice the density takes the file of 640 px.
const SIZES = '(width >= 64rem) 416px, (width >= 48rem) 45vw, calc(100vw - 40px)';
// Of pictures that nobody has come to yet: their edge shows on a phone, their thumbnail on wider screens.
const UNSEEN_SIZES = '(width >= 48rem) 72px, 40vw';
// The width of the zoomed picture: a sharper file loads only for the zoom.
const ZOOMED_SIZES = '(width >= 64rem) 1040px, 250vw';

/**
 * The product's pictures in a row that scrolls from one to the next: with dots on a phone, on wider screens
 * with arrows that wrap around and thumbnails. Each can be zoomed (product 2.7.1, 2.7.2).
 */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const [lastSeen, setLastSeen] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const zoom = useCode(() => import('./zoom-layer.tsx'), 'idle');
  // The picture grows out of its card (product 2.9.9), before the large file is there.
  const [cardFile] = useState(() => findPressedFile(images[0]));
  const rowRef = useRef<HTMLUListElement>(null);
  const hasSeveral = images.length > 1;

  function show(place: number) {
    const row = rowRef.current;
    const picture = row?.children[place];
    if (row && picture)
      row.scrollLeft += picture.getBoundingClientRect().left - row.getBoundingClientRect().left;
  }

  function sizesOf(place: number): string {
    if (isZoomed && place === index) return ZOOMED_SIZES;
    return place <= lastSeen ? SIZES : UNSEEN_SIZES;
  }

  /** The picture in view follows from how far the row is scrolled, whoever scrolled it. */
  function follow({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
    const share = scrollLeft / (scrollWidth - clientWidth || 1);
    const place = Math.round(share * (images.length - 1));
    setIndex(place);
    setLastSeen((last) => Math.max(last, place));
    setIsZoomed(false);
  }

  return (
    <section
      aria-label={GALLERY_TEXTS.title(name)}
      className={joinClasses(
        'relative grid *:min-w-0 md:items-start md:gap-2 lg:gap-3',
        hasSeveral ? 'gallery-columns' : 'lg:grid-cols-[26rem]',
      )}
    >
      {/* In the last column also where there are no thumbnails, without JavaScript. */}
      <div className="relative lg:-col-end-1">
        <ul ref={rowRef} onScroll={(event) => follow(event.currentTarget)} className="gallery-row">
          {(hasSeveral ? images : [images[0] ?? null]).map((image, place) => (
            <li
              key={image}
              className={joinClasses(
                'gallery-picture',
                // Only one element of a page may have it.
                place === index && TRANSITION_CLASS,
              )}
            >
              <div
                style={
                  place === 0 && cardFile ? { backgroundImage: `url("${cardFile}")` } : undefined
                }
                className={joinClasses(
                  'bg-cover bg-center bg-no-repeat transition-[scale]',
                  isZoomed && place === index && 'zoomed',
                )}
              >
                <ProductPicture
                  image={image}
                  alt={hasSeveral ? GALLERY_TEXTS.picture(name, place + 1, images.length) : name}
                  sizes={sizesOf(place)}
                  isPriority={place === 0}
                  className="lg:h-[520px]"
                />
              </div>
              {image !== null && zoom && (
                <zoom.ZoomLayer
                  images={images}
                  name={name}
                  place={place}
                  isZoomed={isZoomed && place === index}
                  onZoom={setIsZoomed}
                />
              )}
            </li>
          ))}
        </ul>
        {hasSeveral && (
          <>
            <p aria-hidden="true" className="gallery-dots">
              {images.map((image, place) => (
                <span
                  key={image}
                  className={joinClasses(
                    'size-2 rounded-full border border-ink forced-colors:border-[CanvasText]',
                    place === index && 'bg-ink forced-colors:bg-[CanvasText]',
                  )}
                />
              ))}
            </p>
            <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto max-md:hidden noscript:hidden">
              <IconButton
                variant="paper"
                label={GALLERY_TEXTS.previous}
                icon={<Icon node={ChevronLeft} className="size-6" />}
                onClick={() => show(stepGallery(index, -1, images.length))}
              />
              <IconButton
                variant="paper"
                label={GALLERY_TEXTS.next}
                icon={<Icon node={ChevronRight} className="size-6" />}
                onClick={() => show(stepGallery(index, 1, images.length))}
              />
            </div>
          </>
        )}
      </div>
      {hasSeveral && (
        <ul className="flex gap-2 overflow-y-auto max-md:hidden noscript:hidden lg:order-first lg:max-h-[520px] lg:flex-col lg:gap-3">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={GALLERY_TEXTS.show(place + 1)}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
                className={joinClasses(
                  'block w-18 overflow-clip rounded-haat border-2 focus-visible:-outline-offset-3',
                  place === index
                    ? 'border-ink forced-colors:border-[Highlight]'
                    : 'border-hairline hover:border-edge',
                )}
              >
                <ProductPicture image={image} alt="" sizes="72px" widths={[160, 320]} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
