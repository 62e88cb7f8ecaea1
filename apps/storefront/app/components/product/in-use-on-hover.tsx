import { useState } from 'react';
import { ProductPicture, type ProductPictureProps } from './product-picture.tsx';

/** A wide screen with a mouse, whose user likes movement. */
const FADES =
  '(width >= 64rem) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/** The thing in use, faded in over the picture of a card under the mouse once it has loaded. */
export function InUseOnHover(props: Pick<ProductPictureProps, 'image' | 'sizes' | 'widths'>) {
  const [isLoaded, setIsLoaded] = useState(false);
  if (!matchMedia(FADES).matches) return null;
  return (
    <div
      onLoadCapture={() => setIsLoaded(true)}
      className={`absolute inset-0 opacity-0 transition-opacity duration-150 ${isLoaded ? 'group-hover:opacity-100' : ''}`}
    >
      <ProductPicture {...props} alt="" className="card-picture" />
    </div>
  );
}
