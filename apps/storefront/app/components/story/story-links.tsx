import { langOf, type StoryView } from '@haat/domain/shopper';
import { joinClasses } from '@haat/ui';
import { href } from 'react-router';
import { ShopLink } from '../navigation/shop-link.tsx';
import { StoryPicture } from './story-picture.tsx';

/** The part of a story that a link to it shows. */
export type StoryLink = Pick<StoryView, 'id' | 'title' | 'image'>;

/** Picks the part of a story that a link shows; loaders send no more. */
export function toStoryLink({ id, title, image }: StoryLink): StoryLink {
  return { id, title, image };
}

interface StoryLinksProps {
  readonly stories: readonly StoryLink[];
  /** Its columns; one by default. */
  readonly className?: string;
}

/** Links to stories, each with its picture beside its title. */
export function StoryLinks({ stories, className }: StoryLinksProps) {
  return (
    <ul className={joinClasses('grid gap-x-6 gap-y-4', className)}>
      {stories.map(({ id, title, image }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[minmax(0,7.5rem)_minmax(0,1fr)] items-center gap-4"
        >
          <StoryPicture image={image} sizes="120px" isPriority={false} />
          <ShopLink
            to={href('/story/:id', { id })}
            lang={langOf(title)}
            className="font-display text-xl leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {title}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
