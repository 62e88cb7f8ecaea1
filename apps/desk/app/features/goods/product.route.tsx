import { shopQuery } from '@haat/api-sdk/tanstack';
import { Button, Card, Icon } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { HistoryLink } from '../../components/page/history-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import type { DeskProduct } from '../../lib/api/types.ts';
import { useCan } from '../../lib/api/use-me.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useName } from '../../lib/language/use-name.ts';
import type { Route } from './+types/product.route';
import { GOODS } from './goods.texts.ts';
import { PRODUCT } from './product.texts.ts';
import type { ProductForm as Form } from './product-facts.ts';
import { ProductForm } from './product-form.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductSale } from './product-sale.tsx';
import { StockStepper } from './stock-stepper.tsx';

// Loaded when a copy is asked for.
const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
// Loaded when a draft is to be deleted.
const DeleteDialog = lazy(() => import('./many/delete-dialog.tsx'));

export default function ProductRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(PRODUCT);
  const goodsTexts = useTexts(GOODS);
  const nameOf = useName();
  const product = useQuery(shopQuery(desk, '/desk/products/{id}', { params: { path: params } }));
  const canEdit = useCan('goods.edit');
  const canStock = useCan('goods.stock');
  const [isCopying, setIsCopying] = useState(false);
  return (
    <Page
      title={product.data ? nameOf(product.data) : goodsTexts.title}
      back={{ to: '/goods', label: texts.back }}
      actions={
        canEdit && (
          <Button
            variant="secondary"
            icon={<Icon node={Copy} className="size-5" />}
            onClick={() => setIsCopying(true)}
          >
            {texts.copy}
          </Button>
        )
      }
    >
      <Loaded query={product}>
        {(data) => (
          <ProductPage key={data._id} product={data} canEdit={canEdit} canStock={canStock} />
        )}
      </Loaded>
      {isCopying && (
        <Suspense>
          <CopyDialog productId={params.id} onClose={() => setIsCopying(false)} />
        </Suspense>
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
  const [typed, setTyped] = useState<Form | null>(null);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid gap-6">
        <section
          aria-labelledby="stock"
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <h2 id="stock" className="font-bold">
            {goodsTexts.stock}
          </h2>
          <StockStepper product={product} canStock={canStock} />
        </section>
        <ProductPictures product={product} canEdit={canEdit} />
        {canEdit ? (
          <ProductForm product={product} onTyped={setTyped} />
        ) : (
          <ProductFacts product={product} />
        )}
        <HistoryLink kind="product" id={product._id} />
      </div>
      {canEdit && (
        <div className="grid gap-6">
          <ProductSale product={product} typed={typed} />
          {product.status !== 'published' && <DraftDeletion draft={product} />}
        </div>
      )}
    </div>
  );
}

/** Deletes a draft after a question, and leads back to the others (product 10.3.17). */
function DraftDeletion({ draft }: { readonly draft: DeskProduct }) {
  const texts = useTexts(PRODUCT);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="link"
        className="justify-self-start"
        icon={<Icon node={Trash2} className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {texts.remove}
      </Button>
      {isAsking && (
        <Suspense>
          <DeleteDialog
            drafts={[draft]}
            onDone={(deleted) => {
              if (deleted.length > 0) void navigate('/goods?status=draft', { replace: true });
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The facts for who reads goods and does not change them (product 10.3.14). */
export function ProductFacts({ product }: { readonly product: DeskProduct }) {
  const texts = useTexts(PRODUCT);
  const words = useTexts(WORDS);
  const format = useFormat();
  const nameOf = useName();
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  const { fields } = texts;
  const { category, maker, packSize, pricePaise, reducedPaise, publishAt, status } = product;
  const named = categories.data?.categories.find(({ slug }) => slug === category.slug);
  const facts = [
    [texts.price, pricePaise === 0 ? texts.noPrice : format.money(reducedPaise ?? pricePaise)],
    [fields.category, named ? nameOf(named) : category.name],
    [fields.maker, maker ? nameOf(maker) : words.noGroup],
    [
      fields.packSize,
      packSize && `${format.number(packSize.amount)} ${words.packUnits[packSize.unit]}`,
    ],
    [fields.description, product.description],
    [fields.ingredients, product.ingredients],
    [fields.allergens, product.allergens],
    [fields.storageAndUsage, product.storageAndUsage],
    [fields.size, product.size],
  ].filter(([, value]) => value);
  return (
    <Section title={texts.facts}>
      <Card className="grid gap-3">
        <p className="font-semibold">
          {status === 'published' && texts.isPublished}
          {status === 'draft' && texts.isDraft}
          {status === 'scheduled' && publishAt && texts.scheduled(format.day(publishAt))}
        </p>
        <dl className="grid gap-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {pricePaise > 0 && maker && (
          <p className="text-ink-soft">{texts.remains(format.money(product.remainsPaise))}</p>
        )}
      </Card>
    </Section>
  );
}
