import { type ImageWidth, imageSrcSet, sizedImageUrl } from '@haat/domain/shopper';
import { BlockPrintButa } from '@haat/ui';

export interface ProductPictureProps {
  /** URL of the picture; null shows a drawn placeholder. */
  readonly image: string | null;
  /** Empty when the text beside the picture says the same. */
  readonly alt: string;
  /** The `sizes` of the img: its displayed width in CSS lengths. */
  readonly sizes: string;
  /** True for the largest picture of the first screen, which loads first. */
  readonly isPriority?: boolean;
  /** Widths to offer, the largest at least the displayed width; all by default. */
  readonly widths?: readonly ImageWidth[];
  readonly className?: string;
}

/** A 4:5 picture in the format and size that the browser needs, with its space reserved. */
export function ProductPicture(props: ProductPictureProps) {
  const { image, alt, sizes, isPriority = false, widths, className = '' } = props;
  if (image === null) return <PicturePlaceholder alt={alt} className={className} />;
  const avif = imageSrcSet(image, 'avif', widths);
  const webp = imageSrcSet(image, 'webp', widths);
  return (
    <picture className="block">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={sizedImageUrl(image, widths?.at(-1) ?? 640, 'jpeg')}
        alt={alt}
        width={480}
        height={600}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding={isPriority ? 'sync' : 'async'}
        className={`aspect-4/5 w-full object-cover ${className}`}
      />
    </picture>
  );
}

/** The placeholder of a product without a picture, of the same size. */
function PicturePlaceholder({
  alt,
  className,
}: Required<Pick<ProductPictureProps, 'alt' | 'className'>>) {
  return (
    <div
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={`grid aspect-4/5 w-full place-items-center bg-sand ${className}`}
    >
      <BlockPrintButa colour="hairline" />
    </div>
  );
}
