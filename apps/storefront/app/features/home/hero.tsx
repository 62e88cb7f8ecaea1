import { type CategoryView, imageSrcSet, sizedImageUrl } from '@haat/domain';
import { BlockPrintButa } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { HERO_PICTURE } from './pictures.ts';
import { StaticPicture } from './static-picture.tsx';
import { TAGLINE } from './texts.ts';

/**
 * A circle is at most 144 px wide; screens with three device pixels per CSS pixel need the largest.
 */
const CIRCLE_WIDTHS = [160, 320, 480] as const;

interface HeroProps {
  readonly categories: readonly CategoryView[];
}

/**
 * The first screen: a painted niche, the tagline, two links, and the categories (product 2.6.1).
 */
export function Hero({ categories }: HeroProps) {
  return (
    <section className="page-width">
      <div className="grid gap-x-12 gap-y-5 pt-3 lg:grid-cols-12 lg:items-center lg:pt-8">
        <div className="lg:col-span-6 lg:col-start-7 lg:row-start-1">
          <div className="@container">
            <div className="arched bg-madder p-2 md:p-3">
              <Niche />
            </div>
          </div>
        </div>
        <div className="lg:col-span-6 lg:row-start-1">
          <h1 className="hero-title">
            {TAGLINE.map((line, index) => (
              <span key={line} className="block">
                {line}
                {index === 0 && ' '}
              </span>
            ))}
          </h1>
          <p className="mt-3 max-w-md text-lg lg:mt-5 lg:text-xl">
            Ground, rolled, baked and printed by hand by women&rsquo;s groups in Rajasthan.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-2 lg:mt-8">
            <LinkButton to="/products-list">Shop Now</LinkButton>
            <LinkButton to="/story" variant="secondary">
              Discover Story
            </LinkButton>
          </div>
        </div>
      </div>
      <CategoryCircles categories={categories} />
    </section>
  );
}

/** The picture inside its painted frame. */
function Niche() {
  return (
    <div className="arched bg-plaster p-1 md:p-1.5">
      <div className="arched overflow-hidden">
        <StaticPicture
          picture={HERO_PICTURE}
          alt=""
          sizes="(width >= 64rem) 560px, 92vw"
          isPriority
          className="aspect-4/5 max-h-[52svh] w-full object-cover object-bottom lg:max-h-[62svh]"
        />
      </div>
    </div>
  );
}

function CategoryCircles({ categories }: HeroProps) {
  return (
    <nav aria-label="Categories" className="mt-8 lg:mt-12">
      <ul className="grid three-a-row gap-x-3 gap-y-5 md:grid-cols-6 md:gap-x-6">
        {categories.map(({ id, name, slug, image }) => (
          <li key={id}>
            <ShopLink
              to={href('/category/:slug', { slug })}
              className="group grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 wrap-anywhere text-center font-semibold leading-tight"
            >
              <span className="grid aspect-square w-full max-w-36 place-items-center overflow-hidden rounded-full border border-hairline bg-sand outline-2 outline-offset-3 outline-transparent transition-[outline-color] group-hover:outline-madder">
                {image === null ? (
                  <BlockPrintButa colour="madder" />
                ) : (
                  <picture className="block size-full">
                    <source
                      type="image/avif"
                      srcSet={imageSrcSet(image, 'avif', CIRCLE_WIDTHS)}
                      sizes="144px"
                    />
                    <img
                      src={sizedImageUrl(image, 320, 'jpeg')}
                      alt=""
                      width={160}
                      height={160}
                      // Requested after layout, so that the large picture above comes first.
                      loading="lazy"
                      className="size-full object-cover"
                    />
                  </picture>
                )}
              </span>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
