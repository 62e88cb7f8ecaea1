import { Button } from '@haat/ui';
import { useState } from 'react';
import type { DeskProduct } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import DeleteDialog from './delete-dialog.tsx';
import { MANY_GOODS } from './many-goods.texts.ts';

interface ManyGoodsProps {
  readonly products: readonly DeskProduct[];
  /** Ends the selecting. */
  readonly onClear: () => void;
}

/** The bar of the selected goods (product 10.3.17). */
export default function ManyGoods({ products, onClear }: ManyGoodsProps) {
  const texts = useTexts(MANY_GOODS);
  const format = useFormat();
  const [isDeleting, setIsDeleting] = useState(false);
  const areDrafts = products.every(({ status }) => status !== 'published');
  const selected = texts.selected(format.number(products.length));
  return (
    <section
      aria-label={selected}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 border-t border-hairline bg-paper px-4 py-3 shadow-float lg:sticky lg:bottom-0 lg:rounded-haat lg:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{products.length === 0 ? texts.selectFirst : selected}</p>
        <Button variant="link" onClick={onClear}>
          {texts.stopSelecting}
        </Button>
      </div>
      {products.length > 0 &&
        (areDrafts ? (
          <Button onClick={() => setIsDeleting(true)}>{texts.remove}</Button>
        ) : (
          <p className="text-ink-soft">{texts.onlyDrafts}</p>
        ))}
      {isDeleting && (
        <DeleteDialog drafts={products} onDone={onClear} onClose={() => setIsDeleting(false)} />
      )}
    </section>
  );
}
