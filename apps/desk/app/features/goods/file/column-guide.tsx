import { PRODUCT_COLUMNS } from '@haat/domain/desk';
import { useTexts } from '../../../lib/language/texts.ts';
import { GOODS_FILE } from './goods-file.texts.ts';
import { type KnownSlugs, useColumns } from './use-columns.ts';

/** Says what goes into each column of a file of goods. */
export function ColumnGuide({ known }: { readonly known: KnownSlugs }) {
  const texts = useTexts(GOODS_FILE);
  const { nameColumn, describeContent } = useColumns(known);
  return (
    <details>
      <summary className="touch flex cursor-pointer items-center font-semibold text-madder underline">
        {texts.howTitle}
      </summary>
      <p className="my-2">{texts.howLead}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {PRODUCT_COLUMNS.map((column) => (
          <div key={column} className="border-t border-hairline pt-2 wrap-anywhere">
            <dt className="font-semibold">
              {nameColumn(column)} <code className="font-normal text-ink-soft">{column}</code>
            </dt>
            <dd>{describeContent(column)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
