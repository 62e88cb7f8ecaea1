import type { DeskProduct } from '@haat/api-sdk/desk';
import { Button } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Page } from '../../components/page/page.tsx';
import { QuestionDialog } from '../../components/question/question-dialog.tsx';
import { desk } from '../../lib/api/desk.ts';
import { queries } from '../../lib/api/queries.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import type { Route } from './+types/product.route';
import { GOODS } from './goods.texts.ts';
import { PRODUCT } from './product.texts.ts';
import { readDraft } from './product-draft.ts';
import { ProductForm } from './product-form.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSale } from './product-sale.tsx';
import { StockStepper } from './stock-stepper.tsx';
import { storeProduct } from './use-save-product.ts';

export default function ProductRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(PRODUCT);
  const goodsTexts = useTexts(GOODS);
  const nameOf = useName();
  const describeError = useDescribeError();
  const navigate = useNavigate();
  const product = useQuery(queries.product(params.id));
  const { data: me } = useQuery(queries.me());
  const canEdit = me?.permissions.includes('goods.edit') ?? false;
  const [isCopying, setIsCopying] = useState(false);
  const copy = useMutation({
    mutationFn: () => desk().goods.copy(params.id),
    onSuccess(draft) {
      setIsCopying(false);
      storeProduct(draft);
      showNotice('success', texts.copied(nameOf(draft)));
      return navigate(`/goods/${draft._id}`);
    },
    onError(error) {
      setIsCopying(false);
      showNotice('error', describeError(error));
    },
  });
  return (
    <Page
      title={product.data ? nameOf(product.data) : goodsTexts.title}
      back={{ to: '/goods', label: texts.back }}
      actions={
        canEdit && (
          <Button
            variant="secondary"
            icon={<Copy className="size-5" />}
            onClick={() => setIsCopying(true)}
          >
            {texts.copy}
          </Button>
        )
      }
    >
      <Loaded query={product}>
        {(data) => (
          <ProductPage
            key={data._id}
            product={data}
            canEdit={canEdit}
            canStock={me?.permissions.includes('goods.stock') ?? false}
          />
        )}
      </Loaded>
      {isCopying && (
        <QuestionDialog
          title={texts.copyTitle}
          yes={texts.copy}
          isBusy={copy.isPending}
          onYes={() => copy.mutate()}
          onClose={() => setIsCopying(false)}
        >
          <p>{texts.copyLead}</p>
        </QuestionDialog>
      )}
    </Page>
  );
}

interface ProductPageProps {
  readonly product: DeskProduct;
  readonly canEdit: boolean;
  readonly canStock: boolean;
}

function ProductPage({ product, canEdit, canStock }: ProductPageProps) {
  const goodsTexts = useTexts(GOODS);
  const [typed, setTyped] = useState(() => readDraft(product._id)?.form ?? null);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid gap-6">
        <section aria-labelledby="stock" className="flex items-center justify-between gap-3">
          <h2 id="stock" className="font-bold">
            {goodsTexts.stock}
          </h2>
          <StockStepper product={product} canStock={canStock} />
        </section>
        <ProductPictures product={product} canEdit={canEdit} />
        {canEdit && <ProductForm product={product} onTyped={setTyped} />}
      </div>
      {canEdit && <ProductSale product={product} typed={typed} />}
    </div>
  );
}
