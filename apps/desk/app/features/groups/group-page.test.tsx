import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskGroup } from '../../lib/api/types.ts';
import { GroupVisibility } from './group.route.tsx';

const PATCH = 'PATCH /desk/groups/g1';
const GROUP: DeskGroup = {
  _id: 'g1',
  slug: 'marwar-samuh',
  name: 'Marwar Samuh',
  nameHindi: 'मारवाड़ समूह',
  village: 'Mathania',
  district: 'Jodhpur',
  craft: 'Spices',
  content: '',
  ...{ villageHindi: '', districtHindi: '', craftHindi: '', contentHindi: '' },
  women: null,
  foundedYear: null,
  image: null,
  isHidden: false,
  goods: 3,
  goodsOnSale: 0,
  version: 1,
};

// product 10.8.9
test('a group is hidden only after a question', async () => {
  const requests = stubApi((call) =>
    call === PATCH ? { status: 200, data: { ...GROUP, isHidden: true, version: 2 } } : undefined,
  );
  const screen = await renderScreen(<GroupVisibility group={GROUP} />);
  await screen.getByRole('button', { name: 'समूह छिपाएँ' }).click();
  const dialog = screen.getByRole('dialog', { name: 'इस समूह को छिपाएँ?' });
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'समूह छिपाएँ' }).click();
  await expect.poll(() => requests[0]).toMatchObject({ call: PATCH, body: { isHidden: true } });
});

// product 10.8.9
test('a group that is hidden is shown again at once', async () => {
  const hidden = { ...GROUP, isHidden: true };
  const requests = stubApi((call) => (call === PATCH ? { status: 200, data: GROUP } : undefined));
  const screen = await renderScreen(<GroupVisibility group={hidden} />);
  await screen.getByRole('button').click();
  await expect.poll(() => requests[0]).toMatchObject({ call: PATCH, body: { isHidden: false } });
});
