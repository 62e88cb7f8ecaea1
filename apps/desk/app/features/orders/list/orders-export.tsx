import { unwrap } from '@haat/api-sdk';
import { Button, Icon } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { desk } from '../../../lib/api/desk.ts';
import type { OrderFilters } from '../../../lib/api/types.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ORDERS } from '../orders.texts.ts';

/** Saves the orders of the list as a CSV file. */
export function OrdersExport({
  filters: { sort: _, ...filters },
}: {
  readonly filters: OrderFilters;
}) {
  const texts = useTexts(ORDERS);
  const language = useLanguage();
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        desk.GET('/desk/orders.csv', {
          params: { query: { ...filters, language } },
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file) => saveFile(file, 'orders.csv'),
    onError: () => showNotice('error', texts.csvFailed),
  });
  return (
    <Button
      variant="secondary"
      icon={<Icon node={Download} className="size-5" />}
      isBusy={save.isPending}
      onClick={() => save.mutate()}
    >
      {texts.csv}
    </Button>
  );
}
