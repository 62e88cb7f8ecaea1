import {
  listSeenBefore,
  type ProductView,
  parseSeenProducts,
  rememberSeen,
} from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { NameInHindi } from '../../../components/product/name-in-hindi.tsx';
import { ProductPicture } from '../../../components/product/product-picture.tsx';
import { storedRecentlySeen } from '../../../state/create-stores.ts';
import { SEEN_TEXTS } from './seen-texts.ts';

interface SeenProductsProps {
  readonly product: ProductView;
}

/**
 * The products that this browser showed before, the latest first; the present one is kept for the
 * next page (product 2.7.17). They have no prices: those of the last visit may be others by now.
 */
export function SeenProducts({ product }: SeenProductsProps) {
  // The server, which the first rendering follows, knows of none.
  const [before, setBefore] = useState<ReturnType<typeof listSeenBefore>>([]);

  useEffect(() => {
    const seen = parseSeenProducts(storedRecentlySeen.read());
    const { id, name, nameHindi, images } = product;
    setBefore(listSeenBefore(seen, id));
    storedRecentlySeen.write(rememberSeen(seen, { id, name, nameHindi, image: images[0] ?? null }));
  }, [product]);

  if (before.length === 0) return null;
  return (
    <section className="mt-12 md:mt-16">
      <SectionHeading className="mb-4 md:mb-6">{SEEN_TEXTS.title}</SectionHeading>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 md:-mx-8 md:px-8 lg:-mx-1 lg:gap-4 lg:px-1">
        {before.map(({ id, name, nameHindi, image }) => (
          <li key={id} className="w-28 shrink-0 lg:w-33">
            <ShopLink to={href('/product/:id', { id })} className="group block">
              <span className="block overflow-clip rounded-haat border border-hairline bg-sand">
                <ProductPicture
                  image={image}
                  alt=""
                  sizes="132px"
                  widths={[160, 320]}
                  className="aspect-square! object-bottom"
                />
              </span>
              <span className="mt-1.5 block text-sm leading-snug wrap-anywhere group-hover:underline">
                {name}
              </span>
              <NameInHindi name={nameHindi} />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
