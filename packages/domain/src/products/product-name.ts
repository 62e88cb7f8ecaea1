import { LANGUAGE } from '#language';
import { parseFirstText, parseTextOrNull } from '../parse.ts';
import { chooseNames } from '../text/choose-text.ts';

/** The name of a product that has none. */
const UNNAMED_PRODUCT = LANGUAGE === 'hi' ? 'सामान' : 'Product';

/** The names of a product as the shop shows them (product 10.7.8, 3.2.2). */
export type ProductNames = {
  /** In the shop's language where it has that; 'Product' where the API sends neither name nor title. */
  readonly name: string;
  /** In the other script, shown below the name. */
  readonly otherName: string | null;
};

/** The names of a product from the API, or as the browser kept them. */
export function parseProductNames(product: unknown): ProductNames {
  return chooseNames(
    parseFirstText(product, ['name', 'title']) || UNNAMED_PRODUCT,
    parseTextOrNull(product, ['nameHindi', 'otherName']),
  );
}
