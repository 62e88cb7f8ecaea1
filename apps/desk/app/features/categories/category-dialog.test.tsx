import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskCategory } from '../../lib/api/types.ts';
import { CategoryDialog } from './category-dialog.tsx';

function createCategory(changes: Partial<DeskCategory> = {}): DeskCategory {
  return {
    _id: 'c1',
    slug: 'papad',
    name: 'Papad',
    nameHindi: 'पापड़',
    image: null,
    status: 'active',
    goods: 0,
    version: 1,
    ...changes,
  };
}

// product 10.8.6
test('a category that somebody else has renamed shows the present name, and keeps what was typed', async () => {
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== 'PATCH /desk/categories/c1') return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: createCategory({ version: 3 }) }
      : {
          status: 412,
          code: 'changed_meanwhile',
          details: createCategory({ name: 'Papads', version: 2 }),
        };
  });
  const screen = await renderScreen(
    <CategoryDialog category={createCategory()} onClose={() => {}} />,
  );
  await screen.getByLabelText('नाम (अंग्रेज़ी)').fill('Papad and Badi');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText(/अब “Papads” है।/)).toBeVisible();
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.at(-1))
    .toMatchObject({ ifMatch: '"2"', body: { name: 'Papad and Badi' } });
});

// product 10.8.6
test('a category with goods is not offered to be deleted; one without is, on a second press', async () => {
  const requests = stubApi((call) =>
    call === 'DELETE /desk/categories/c1' ? { status: 200 } : undefined,
  );
  const used = await renderScreen(
    <CategoryDialog category={createCategory({ goods: 4 })} onClose={() => {}} />,
  );
  await expect.element(used.getByText(/इसमें 4 चीज़ें हैं/)).toBeVisible();
  await expect.element(used.getByRole('button', { name: 'श्रेणी मिटाएँ' })).not.toBeInTheDocument();
  await used.unmount();
  const empty = await renderScreen(
    <CategoryDialog category={createCategory()} onClose={() => {}} />,
  );
  await empty.getByRole('button', { name: 'श्रेणी मिटाएँ' }).click();
  expect(requests).toEqual([]);
  await empty.getByRole('button', { name: 'हाँ, मिटाएँ' }).click();
  await expect.poll(() => requests.map(({ call }) => call)).toEqual(['DELETE /desk/categories/c1']);
});
