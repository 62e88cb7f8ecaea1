import { MAX_CHANGED_GOODS } from '@haat/domain/desk';
import { Button } from '@haat/ui';
import { lazy, Suspense, useState } from 'react';
import { UndoGoods } from '../../../components/undo/undo-goods.tsx';
import type { DeskGoodsChange, DeskProduct } from '../../../lib/api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useName } from '../../../lib/language/use-name.ts';
import DeleteDialog from './delete-dialog.tsx';
import { MANY_GOODS } from './many-goods.texts.ts';

// Loaded when goods are to be changed.
const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

interface ManyGoodsProps {
  readonly products: readonly DeskProduct[];
  /** Ends the selecting. */
  readonly onClear: () => void;
}

/** The bar of the selected goods (product 10.3.17, 10.3.23). */
export default function ManyGoods({ products, onClear }: ManyGoodsProps) {
  const texts = useTexts(MANY_GOODS);
  const format = useFormat();
  const [isDeleting, setIsDeleting] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [done, setDone] = useState<DeskGoodsChange | null>(null);
  const areDrafts = products.every(({ status }) => status !== 'published');
  const selected = texts.selected(format.number(products.length));
  return (
    <section
      aria-label={selected}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 max-h-[60dvh] overflow-y-auto border-t border-hairline bg-paper px-4 py-3 shadow-float lg:sticky lg:bottom-0 lg:rounded-haat lg:border"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold">{products.length === 0 ? texts.selectFirst : selected}</p>
        <Button variant="link" onClick={onClear}>
          {texts.stopSelecting}
        </Button>
      </div>
      {done && <Done result={done} onUndone={() => setDone(null)} />}
      {products.length > MAX_CHANGED_GOODS && (
        <p className="text-ink-soft">{texts.tooMany(format.number(MAX_CHANGED_GOODS))}</p>
      )}
      {products.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {products.length <= MAX_CHANGED_GOODS && (
            <Button onClick={() => setIsChanging(true)}>{texts.change}</Button>
          )}
          {areDrafts ? (
            <Button variant="secondary" onClick={() => setIsDeleting(true)}>
              {texts.remove}
            </Button>
          ) : (
            <p className="flex-1 basis-40 text-sm text-ink-soft">{texts.onlyDrafts}</p>
          )}
        </div>
      )}
      {isChanging && (
        <Suspense>
          <ChangeDialog products={products} onDone={setDone} onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      {isDeleting && (
        <DeleteDialog drafts={products} onDone={onClear} onClose={() => setIsDeleting(false)} />
      )}
    </section>
  );
}

interface DoneProps {
  readonly result: DeskGoodsChange;
  readonly onUndone: () => void;
}

/** What a change did, which goods it left why, and its undoing. */
function Done({ result, onUndone }: DoneProps) {
  const texts = useTexts(MANY_GOODS);
  const format = useFormat();
  const nameOf = useName();
  const { changeId, changed, kept, keptCount } = result;
  return (
    <div role="status" className="grid">
      <p className="font-semibold">{texts.changed(format.number(changed))}</p>
      {keptCount > 0 && (
        <details>
          <summary className="touch flex cursor-pointer items-center underline">
            {texts.kept(format.number(keptCount))}
          </summary>
          <ul className="wrap-anywhere">
            {kept.map((product) => (
              <li key={product.productId}>
                {nameOf(product) || product.productId} · {texts.reasons[product.reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changeId !== null && <UndoGoods changeId={changeId} onDone={onUndone} />}
    </div>
  );
}
