import { stepGallery } from '@haat/domain/shopper';
import { IconButton, joinClasses } from '@haat/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import {
  findPressedFile,
  TRANSITION_CLASS,
} from '../../../components/product/product-transition.ts';
import { whenIdle } from '../../../hydration/when-idle.ts';
import { TEXTS } from '../texts.ts';
import type { ZoomLayer } from './zoom-layer.tsx';

interface ProductGalleryProps {
  /** URLs, without duplicates; may be empty. */
  readonly images: readonly string[];
  readonly name: string;
}

const SIZES = '(width >= 64rem) 416px, (width >= 48rem) 45vw, (height < 45rem) 65vw, 81vw';
// On a phone the thumbnails share what the picture leaves of the width.
const THUMBNAIL_SIZES = '(width >= 48rem) 72px, 40vw';
// The width of the zoomed picture: a sharper file loads only for the zoom.
const ZOOMED_SIZES = '(width >= 64rem) 1040px, 250vw';

/** Offline the gallery works without zoom. */
function ignoreFailure(): void {}

/**
 * The product's pictures: a large one with zoom, arrows that wrap around, thumbnails
 * (product 2.7.1, 2.7.2).
 */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const [Layer, setLayer] = useState<typeof ZoomLayer>();
  // The picture grows out of its card (product 2.9.9), before the large file is there.
  const [cardFile] = useState(() => findPressedFile(images[0]));
  const pictureRef = useRef<HTMLDivElement>(null);
  const hasSeveral = images.length > 1;
  const alt = hasSeveral ? `${name}, picture ${index + 1} of ${images.length}` : name;

  // The gestures load once the page is idle.
  useEffect(() => {
    const fetchLayer = () => import('./zoom-layer.tsx').then((module) => module.ZoomLayer);
    whenIdle(() => fetchLayer().then((layer) => setLayer(() => layer), ignoreFailure));
  }, []);

  function show(place: number) {
    setIsZoomed(false);
    setIndex(place);
  }

  function step(by: 1 | -1) {
    show(stepGallery(index, by, images.length));
  }

  return (
    <section
      aria-label={`Pictures of ${name}`}
      className={joinClasses(
        'phone-gallery grid gap-1 *:min-w-0 md:items-start md:gap-2 lg:gap-3',
        hasSeveral
          ? 'gallery-columns'
          : 'max-md:justify-center max-md:bg-sand lg:grid-cols-[26rem]',
      )}
    >
      <div className={`${TRANSITION_CLASS} relative overflow-clip bg-sand md:rounded-haat`}>
        <div
          ref={pictureRef}
          style={index === 0 && cardFile ? { backgroundImage: `url("${cardFile}")` } : undefined}
          className={joinClasses(
            'bg-cover bg-bottom bg-no-repeat transition-[scale] max-md:h-full md:bg-center',
            isZoomed && 'zoomed',
          )}
        >
          <ProductPicture
            key={index}
            image={images[index] ?? null}
            alt={alt}
            sizes={isZoomed ? ZOOMED_SIZES : SIZES}
            isPriority={index === 0}
            className="phone-picture lg:h-[520px]"
          />
        </div>
        {images.length > 0 && Layer && (
          <Layer
            label={TEXTS.zoom}
            isZoomed={isZoomed}
            onZoom={setIsZoomed}
            onSwipe={step}
            pictureRef={pictureRef}
          />
        )}
        {hasSeveral && (
          <div
            className={joinClasses(
              'pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto',
              isZoomed && 'max-md:hidden',
            )}
          >
            <IconButton
              variant="paper"
              label="Previous picture"
              icon={<ChevronLeft className="size-6" />}
              onClick={() => step(-1)}
            />
            <IconButton
              variant="paper"
              label="Next picture"
              icon={<ChevronRight className="size-6" />}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      {hasSeveral && (
        <ul className="grid auto-rows-[minmax(2.75rem,1fr)] gap-1 overflow-y-auto md:flex md:gap-2 lg:order-first lg:max-h-[520px] lg:flex-col lg:gap-3">
          {images.map((image, place) => (
            // A phone leaves its room to the others.
            <li key={image} className={place === index ? 'max-md:hidden' : undefined}>
              <button
                type="button"
                aria-label={`Show picture ${place + 1}`}
                aria-current={place === index || undefined}
                onClick={() => show(place)}
                className={joinClasses(
                  'block size-full overflow-clip border-2 focus-visible:-outline-offset-3 md:h-auto md:w-18 md:rounded-haat',
                  place === index
                    ? 'border-ink forced-colors:border-[Highlight]'
                    : 'border-sand hover:border-edge md:border-hairline',
                )}
              >
                <ProductPicture
                  image={image}
                  alt=""
                  sizes={THUMBNAIL_SIZES}
                  widths={[160, 320]}
                  className="phone-picture"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
