import { Button, Icon } from '@haat/ui';
import { Undo2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { UNDO_GOODS } from './undo-goods.texts.ts';

// Loaded when an import is to be undone.
const UndoGoodsDialog = lazy(() => import('./undo-goods-dialog.tsx'));

interface UndoGoodsProps {
  readonly changeId: string;
  /** Called once it is undone and what stays was read. */
  readonly onDone?: () => void;
}

/** A button that undoes an import of goods after a question (product 10.3.18). */
export function UndoGoods({ changeId, onDone }: UndoGoodsProps) {
  const texts = useTexts(UNDO_GOODS);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="justify-self-start"
        icon={<Icon node={Undo2} className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {texts.undo}
      </Button>
      {isAsking && (
        <Suspense>
          <UndoGoodsDialog
            changeId={changeId}
            onClose={(isUndone) => {
              setIsAsking(false);
              if (isUndone) onDone?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
