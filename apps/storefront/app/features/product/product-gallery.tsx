import { stepGallery } from '@haat/domain';
import { IconButton, joinClasses } from '@haat/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { ProductPicture } from '../../shared/product-picture.tsx';

interface ProductGalleryProps {
  /** URLs, without duplicates; may be empty. */
  readonly images: readonly string[];
  readonly name: string;
}

/** The product's pictures: one large, arrows that wrap, thumbnails (spec §2). */
export function ProductGallery({ images, name }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const hasSeveral = images.length > 1;
  const step = (by: 1 | -1) => setIndex(stepGallery(index, by, images.length));
  const alt = hasSeveral ? `${name}, picture ${index + 1} of ${images.length}` : name;

  return (
    <section aria-label={`Pictures of ${name}`} className="grid gap-3 *:min-w-0">
      <div className="shared-picture relative overflow-clip rounded-haat bg-sand">
        <ProductPicture
          key={index}
          image={images[index] ?? null}
          alt={alt}
          sizes="(width >= 64rem) 560px, 100vw"
          isPriority={index === 0}
          className="max-h-[48svh] object-contain lg:max-h-[650px]"
        />
        {hasSeveral && (
          <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto *:bg-paper">
            <IconButton
              label="Previous picture"
              icon={<ChevronLeft className="size-6" />}
              onClick={() => step(-1)}
            />
            <IconButton
              label="Next picture"
              icon={<ChevronRight className="size-6" />}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      {hasSeveral && (
        <ul className="flex gap-3 overflow-x-auto p-1">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Show picture ${place + 1}`}
                aria-current={place === index || undefined}
                onClick={() => setIndex(place)}
                className={joinClasses(
                  'block w-18 overflow-clip rounded-haat border-2',
                  place === index ? 'border-ink' : 'border-hairline hover:border-edge',
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
