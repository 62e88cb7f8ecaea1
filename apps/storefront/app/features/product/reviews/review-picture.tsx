import { sizedImageUrl } from '@haat/domain/shopper';
import { Dialog } from '@haat/ui';
import { useState } from 'react';
import { REVIEW_TEXTS } from './review-texts.ts';

interface ReviewPictureProps {
  readonly image: string;
  /** Of the review's author, as the review is signed. */
  readonly authorName: string;
}

/** A review's picture: small, and larger in a dialog, or without JavaScript in a page of its own. */
export function ReviewPicture({ image, authorName }: ReviewPictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = REVIEW_TEXTS.pictureBy(authorName);
  return (
    <>
      <a
        href={image}
        aria-label={title}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className="mt-3 block size-24 overflow-clip rounded-haat border border-hairline bg-sand"
      >
        <img
          src={sizedImageUrl(image, 320)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="size-full object-cover"
        />
      </a>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        className="w-[min(48rem,calc(100%-2rem))]"
      >
        <img
          src={sizedImageUrl(image, 960)}
          alt={title}
          className="mx-auto max-h-[70dvh] rounded-haat bg-sand"
        />
      </Dialog>
    </>
  );
}
