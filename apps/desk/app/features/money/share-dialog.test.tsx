import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import { ShareDialog } from './share-dialog.tsx';

const PUT = 'PUT /desk/money/share';

// product 10.8.3
test('a share says what it does to a sale, is checked, and clashes with one set meanwhile', async () => {
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PUT) return undefined;
    return ifMatch === '"3"'
      ? { status: 200, data: { shopShare: 750, version: 4 } }
      : { status: 412, code: 'changed_meanwhile', details: { shopShare: 1_200, version: 3 } };
  });
  const screen = await renderScreen(
    <ShareDialog share={{ shopShare: 1_000, version: 2 }} onClose={() => {}} />,
  );
  const field = screen.getByLabelText('हिस्सा (प्रतिशत)');
  const save = screen.getByRole('button', { name: 'सहेजें' });
  await field.fill('101');
  await save.click();
  await expect.element(screen.getByText('हिस्सा 0 से 100 प्रतिशत तक लिखें, जैसे 7.5।')).toBeVisible();
  await field.fill('7.5');
  await expect
    .element(screen.getByText('₹100 की बिक्री में से दुकान को ₹7.50, समूह को ₹92.50।'))
    .toBeVisible();
  await save.click();
  await expect.element(screen.getByText(/अब 12% है।/)).toBeVisible();
  await expect.element(field).toHaveValue('7.5');
  await save.click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PUT))
    .toMatchObject([{ ifMatch: '"2"' }, { ifMatch: '"3"', body: { shopShare: 750 } }]);
});
