import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import { formatProductFile } from '@haat/domain';
import { Button, Card, Icon } from '@haat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { Page } from '../../../components/page/page.tsx';
import { Section } from '../../../components/page/section.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ColumnGuide } from './column-guide.tsx';
import { GOODS_FILE } from './goods-file.texts.ts';
import { GoodsImport } from './goods-import.tsx';

/** Goods that come from a file, or go into one (product 10.8.5). */
export default function GoodsFileRoute() {
  const texts = useTexts(GOODS_FILE);
  const categories = useQuery(
    shopQuery(desk, '/categories', { params: { query: { limit: 100 } } }),
  );
  const groups = useQuery(shopQuery(desk, '/desk/groups'));
  const known = {
    categories: categories.data?.categories.map(({ slug }) => slug) ?? [],
    groups: groups.data?.groups.map(({ slug }) => slug) ?? [],
  };
  return (
    <Page title={texts.title} back={{ to: '/goods', label: texts.back }}>
      <Section title={texts.startTitle}>
        <Card className="grid gap-4">
          <p>{texts.startLead}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <GoodsExport />
            <div className="grid content-start gap-1">
              <Button
                variant="secondary"
                icon={<Icon node={Download} className="size-5" />}
                onClick={() => saveFile(new Blob([formatProductFile([])]), 'new-goods.csv')}
              >
                {texts.template}
              </Button>
              <p className="text-sm text-ink-soft">{texts.templateLead}</p>
            </div>
          </div>
          <ColumnGuide known={known} />
        </Card>
      </Section>
      <GoodsImport known={known} />
    </Page>
  );
}

/** Saves all goods as a file for a spreadsheet. */
function GoodsExport() {
  const texts = useTexts(GOODS_FILE);
  const save = useMutation({
    mutationFn: () => unwrap(desk.GET('/desk/products.csv', { parseAs: 'blob' })),
    onSuccess: (file) => saveFile(file, 'goods.csv'),
    onError: () => showNotice('error', texts.failed),
  });
  return (
    <div className="grid content-start gap-1">
      <Button
        variant="secondary"
        icon={<Icon node={Download} className="size-5" />}
        isBusy={save.isPending}
        onClick={() => save.mutate()}
      >
        {texts.exportGoods}
      </Button>
      <p className="text-sm text-ink-soft">{texts.exportLead}</p>
    </div>
  );
}
