import type { StaticPictureFiles } from './pictures.ts';

interface StaticPictureProps {
  readonly picture: StaticPictureFiles;
  /** '' for a decorative picture. */
  readonly alt: string;
  /** The `sizes` attribute: the displayed width, in CSS lengths. */
  readonly sizes: string;
  /** True for the picture of the first screen. */
  readonly isPriority?: boolean;
  readonly className: string;
}

/** A built-in picture, in the format and size that the browser needs. */
export function StaticPicture(props: StaticPictureProps) {
  const { picture, alt, sizes, isPriority = false, className } = props;
  return (
    <picture className="block">
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.fallback}
        srcSet={picture.webp}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
