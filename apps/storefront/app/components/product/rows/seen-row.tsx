import type { SeenProduct } from '@haat/domain/shopper';
import { SectionHeading } from '@haat/ui';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ShopLink } from '../../navigation/shop-link.tsx';
import { OtherName } from '../other-name.tsx';
import { ProductPicture } from '../product-picture.tsx';

interface SeenRowProps {
  readonly products: readonly SeenProduct[];
  readonly title: string;
  /** Beside the title. */
  readonly action?: ReactNode;
}

/** A row of products that this browser showed, without prices, which may be others by now. */
export function SeenRow({ products, title, action }: SeenRowProps) {
  return (
    <section className="mt-12 md:mt-16">
      <SectionHeading className="mb-4 md:mb-6" action={action}>
        {title}
      </SectionHeading>
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 py-1 md:-mx-8 md:px-8 lg:-mx-1 lg:gap-4 lg:px-1">
        {products.map(({ id, name, otherName, image }) => (
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
              <OtherName name={otherName} />
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
