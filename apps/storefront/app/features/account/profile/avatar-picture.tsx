import { joinClasses } from '@haat/ui';
import defaultAvatar from '../../../assets/default-avatar.svg';

interface AvatarPictureProps {
  /** URL of the picture; null for the default one (product 2.14.2). */
  readonly src: string | null;
  /** '' if a text beside the picture already names the shopper. */
  readonly alt: string;
  /** Classes that set the size. */
  readonly className: string;
}

/** A shopper's round picture, or the default one. */
export function AvatarPicture({ src, alt, className }: AvatarPictureProps) {
  return (
    <img
      src={src ?? defaultAvatar}
      alt={alt}
      width={512}
      height={512}
      className={joinClasses(
        'shrink-0 rounded-full border border-hairline bg-sand object-cover',
        className,
      )}
    />
  );
}
