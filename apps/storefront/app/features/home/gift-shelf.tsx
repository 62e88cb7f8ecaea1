import { formatPaise } from '@haat/domain';
import { sizedImageUrl } from '@haat/domain/shopper';
import { href } from 'react-router';
import { ShopLink } from '../../components/navigation/shop-link.tsx';
import { OccasionLinks } from '../../components/product/occasion-links.tsx';
import type { HeroGood } from './hero-good.ts';
import { TEXTS } from './texts.ts';

interface GiftShelfProps {
  readonly products: readonly HeroGood[];
}

/** Gifts by occasion, below the blocks of the specification; nothing without any (product 2.6.9). */
export function GiftShelf({ products }: GiftShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className="page-width mt-12 md:mt-16">
      <h2 className="mb-2 font-display text-2xl">{TEXTS.gifts}</h2>
      <OccasionLinks />
      <ul className="grid two-a-row gap-3 md:grid-cols-4 lg:gap-6">
        {products.map(({ id, name, image, price }) => (
          <li key={id}>
            <ShopLink to={href('/product/:id', { id })} className="group block">
              {image !== null && (
                // One size for all: the document has many addresses of pictures already.
                <img
                  src={sizedImageUrl(image, 480)}
                  alt=""
                  width={480}
                  height={600}
                  loading="lazy"
                  className="gift-picture"
                />
              )}
              <span className="gift-name">{name}</span>
              <span className="font-bold text-lg">{formatPaise(price)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
