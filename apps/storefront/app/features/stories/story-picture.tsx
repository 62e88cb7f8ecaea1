import { imageSrcSet, sizedImageUrl } from '@haat/domain';
import { BlockPrintButa } from '@haat/ui';

interface StoryPictureProps {
  /** URL of the picture; null shows a print. */
  readonly image: string | null;
  /** The `sizes` of the img: how wide it is shown, in CSS lengths. */
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** The 3:2 picture of a story; the title beside it says what it is about. */
export function StoryPicture({ image, sizes, isPriority }: StoryPictureProps) {
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
        className="aspect-3/2 w-full rounded-haat bg-sand object-cover"
      />
    </picture>
  );
}
