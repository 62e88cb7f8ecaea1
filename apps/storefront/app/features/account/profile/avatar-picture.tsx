import { joinClasses } from '@haat/ui';
import defaultAvatar from '../../../assets/default-avatar.svg';

interface AvatarPictureProps {
  /** URL of the picture; null for the default one (spec §2). */
  readonly src: string | null;
  /** '' where the words beside it say whose it is. */
  readonly alt: string;
  /** Its size. */
  readonly className: string;
}

/** A shopper's picture, round; the default one where there is none. */
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
