import { type CategoryView, imageSrcSet, sizedImageUrl } from '@haat/domain/shopper';
import { BlockPrintButa } from '@haat/ui';
import { href } from 'react-router';
import { LinkButton } from '../../components/navigation/link-button.tsx';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { island } from '../../hydration/island.tsx';
import type { Again } from './again.ts';
import type { HeroGood } from './hero-good.ts';
import { HERO_PICTURE } from './pictures.ts';
import { StaticPicture } from './static-picture.tsx';
import { TEXTS } from './texts.ts';

/** A circle is 64 px wide; screens with three device pixels per CSS pixel need the largest. */
const CIRCLE_WIDTHS = [160, 320] as const;

/**
 * Goods and prices on the first screen (product 2.6.7). A first visit does without their code, as
 * nothing about them changes.
 */
const HeroGoods = island(async () => (await import('./hero-good-list.tsx')).HeroGoodList, {
  when: 'tap',
});

interface HeroProps {
  readonly categories: readonly CategoryView[];
  /** The goods of the first screen; none if they were late. */
  readonly goods: readonly HeroGood[];
  /** What takes their place for a returning shopper. */
  readonly again: Again | null;
}

/**
 * The first screen: the categories, a painted niche, the tagline, two links (product 2.6.1), and goods
 * with their prices (product 2.6.7).
 */
export function Hero({ categories, goods, again }: HeroProps) {
  return (
    <section className="page-width">
      <CategoryCircles categories={categories} />
      <div className="hero-grid">
        <div className="md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:row-end-4 lg:col-span-6 lg:col-start-7">
          <div className="@container">
            <div className="arched bg-madder p-2 md:p-3">
              <Niche />
            </div>
          </div>
        </div>
        {/* On a tablet the goods have a row of their own, below words and picture. */}
        <div className="md:max-lg:contents lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:flex lg:flex-col lg:justify-end">
          <h1 className="hero-title md:max-lg:row-start-1">
            {TEXTS.tagline.map((line, index) => (
              <span key={line} className="block">
                {line}
                {index === 0 && ' '}
              </span>
            ))}
          </h1>
          <p className="max-w-md text-lg max-md:hidden md:max-lg:row-start-2 lg:mt-3 lg:text-xl">
            {TEXTS.lead}
          </p>
          <div className="mt-3 flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-2 md:max-lg:row-start-3 md:max-lg:mt-0 md:max-lg:gap-2 md:max-lg:*:px-5 lg:mt-6">
            <LinkButton to="/products-list">{TEXTS.shopNow}</LinkButton>
            <LinkButton to="/story" variant="secondary">
              {TEXTS.discover}
            </LinkButton>
          </div>
          {goods.length > 0 && (
            <HeroGoods
              products={goods}
              again={again}
              when={again === null ? 'tap' : 'now'}
              className="@container max-md:-mx-4 max-md:mt-3 min-h-18 md:max-lg:col-span-full lg:mt-8"
            />
          )}
        </div>
      </div>
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
          sizes="(width >= 64rem) 560px, (width >= 48rem) 40vw, 92vw"
          isPriority
          className="aspect-4/5 max-h-[22svh] md:max-lg:aspect-square w-full object-cover object-[50%_62%] md:max-h-[52svh] md:object-bottom lg:max-h-[62svh]"
        />
      </div>
    </div>
  );
}

function CategoryCircles({ categories }: Pick<HeroProps, 'categories'>) {
  return (
    <nav
      aria-label={TEXTS.categories}
      className="@container -mx-4 overflow-x-auto px-4 pt-1 md:mx-0 md:px-0 lg:pt-3"
    >
      <ul className="flex gap-1 py-1 @max-[14rem]:flex-wrap md:grid md:grid-cols-6 md:gap-3 md:p-1 lg:-ms-px lg:px-0">
        {categories.map(({ id, name, slug, image }) => (
          <li key={id}>
            <ShopLink to={href('/category/:slug', { slug })} className="group category-link">
              <span className="category-disc">
                {image === null ? (
                  <BlockPrintButa colour="madder" />
                ) : (
                  <picture className="block size-full">
                    <source
                      type="image/avif"
                      srcSet={imageSrcSet(image, 'avif', CIRCLE_WIDTHS)}
                      sizes="64px"
                    />
                    <img
                      src={sizedImageUrl(image, 160, 'jpeg')}
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
