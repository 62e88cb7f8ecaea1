import { limitColumn, type ProductColumn } from '@haat/domain/desk';
import type { DeskImportProblem } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { PRODUCT } from '../product.texts.ts';
import { GOODS_FILE } from './goods-file.texts.ts';

/** The columns that a product's page names otherwise. */
const FIELDS: Readonly<Record<string, keyof (typeof PRODUCT)['hi']['fields']>> = {
  price: 'pricePaise',
  originalPrice: 'originalPricePaise',
};

/** The slugs that columns take. */
export interface KnownSlugs {
  readonly categories: readonly string[];
  readonly groups: readonly string[];
}

/** Names the columns of a file of goods, says what they take, and what is wrong with a cell. */
export function useColumns({ categories, groups }: KnownSlugs) {
  const product = useTexts(PRODUCT);
  const texts = useTexts(GOODS_FILE);
  const format = useFormat();
  const names: Readonly<Record<string, string>> = { ...product.fields, ...texts.columns };
  const contents: Readonly<Record<string, string>> = {
    ...texts.contents,
    category: texts.contents.category(categories.join(', ')),
    maker: texts.contents.maker(groups.join(', ')),
  };

  function describeContent(column: ProductColumn): string {
    return contents[column] ?? texts.contents.other;
  }

  return {
    nameColumn: (column: string): string => names[FIELDS[column] ?? column] ?? column,
    describeContent,
    describeProblem({ code, column }: DeskImportProblem): string {
      if (code === 'too_long') return texts.codes.too_long(format.number(limitColumn(column)));
      if (code !== 'invalid') return texts.codes[code];
      const content = contents[column];
      return content === undefined ? texts.codes.other : texts.codes.invalid(content);
    },
  };
}
