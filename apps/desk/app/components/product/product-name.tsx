import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { desk } from '../../lib/api/desk.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { NamedProduct } from './product-picker.tsx';

/** The name of a product as goods list it: in Hindi where it has one (product 10.6.14). */
export function ProductName({ product }: { readonly product: NamedProduct }) {
  const isHindi = useLanguage() === 'hi';
  const { data } = useQuery({
    ...shopQuery(desk, '/desk/products/{id}', { params: { path: { id: product._id } } }),
    enabled: isHindi,
  });
  return isHindi && data?.nameHindi ? data.nameHindi : product.name;
}
