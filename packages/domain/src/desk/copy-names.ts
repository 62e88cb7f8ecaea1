import { PRODUCT_LIMITS } from '../products/product-limits.ts';
import { cutText } from '../text/cut-text.ts';

/** The names of a product; the Hindi one is '' when it is not known. */
interface ProductNames {
  readonly name: string;
  readonly nameHindi: string;
}

const ENGLISH = ' (copy)';
const HINDI = ' की नकल';

/** The names of a copy, which say that it is one and stay within the longest name (product 10.3.2). */
export function copyNames({ name, nameHindi }: ProductNames): ProductNames {
  return {
    name: append(name, ENGLISH),
    nameHindi: nameHindi === '' ? '' : append(nameHindi, HINDI),
  };
}

function append(name: string, ending: string): string {
  return cutText(name, PRODUCT_LIMITS.name - ending.length).trimEnd() + ending;
}
