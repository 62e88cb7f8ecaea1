import { imageSrcSet, sizedImageUrl } from '@haat/domain/shopper';
import { BlockPrintButa, joinClasses } from '@haat/ui';

interface StoryPictureProps {
  /** URL of the picture; null shows a block print. */
  readonly image: string | null;
  /** The `sizes` attribute: the displayed width, in CSS lengths. */
  readonly sizes: string;
  readonly isPriority: boolean;
  readonly className?: string;
}

/** The 3:2 picture of a story, decorative beside its title. */
export function StoryPicture({ image, sizes, isPriority, className }: StoryPictureProps) {
  if (image === null) {
    return (
      <div className="grid aspect-3/2 place-items-center rounded-haat bg-sand">
        <BlockPrintButa colour="madder" />
      </div>
    );
  }
  return (
    <picture className="block">
      <source type="image/avif" srcSet={imageSrcSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={imageSrcSet(image, 'webp')} sizes={sizes} />
      <img
        src={sizedImageUrl(image, 640, 'jpeg')}
        alt=""
        width={1200}
        height={800}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        className={joinClasses('aspect-3/2 w-full rounded-haat bg-sand object-cover', className)}
      />
    </picture>
  );
}
