import type { StaticPictureFiles } from './pictures.ts';

interface StaticPictureProps {
  readonly picture: StaticPictureFiles;
  /** '' for a picture that only decorates. */
  readonly alt: string;
  /** The `sizes` of the img: how wide it is shown, in CSS lengths. */
  readonly sizes: string;
  /** True for the picture of the first screen. */
  readonly isPriority?: boolean;
  readonly className: string;
}

/** A picture of the shell itself, in the format and size the browser needs. */
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
