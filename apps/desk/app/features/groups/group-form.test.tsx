import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskGroup } from '../../lib/api/types.ts';
import { GroupForm } from './group-form.tsx';

const PATCH = 'PATCH /desk/groups/g1';

function createGroup(changes: Partial<DeskGroup> = {}): DeskGroup {
  return {
    _id: 'g1',
    slug: 'marwar-samuh',
    name: 'Marwar Samuh',
    nameHindi: '',
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
    goodsOnSale: 2,
    version: 1,
    ...changes,
  };
}

// product 10.6.12
test('a new group needs a name of which an address can be made', async () => {
  const requests = stubApi((call) =>
    call === 'POST /desk/groups' ? { status: 201, data: createGroup() } : undefined,
  );
  const screen = await renderScreen(<GroupForm group={null} onSaved={() => {}} />);
  await screen.getByLabelText('नाम (अंग्रेज़ी)').fill('मारवाड़');
  await screen.getByLabelText('नाम (हिंदी)').fill('Marwar');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText(/नाम अंग्रेज़ी अक्षरों में लिखें/)).toBeVisible();
  await expect.element(screen.getByText('यह नाम हिंदी में लिखें।')).toBeVisible();
  await screen.getByLabelText('नाम (अंग्रेज़ी)').fill('Marwar Samuh');
  await screen.getByLabelText('नाम (हिंदी)').fill('मारवाड़ समूह');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ name: 'Marwar Samuh', nameHindi: 'मारवाड़ समूह' }]);
});

// product 10.6.12
test('of a fact that two desks changed both values are there, and one is saved', async () => {
  const theirs = createGroup({ version: 2, craft: 'Chillies', village: 'Osian' });
  const requests = stubApi((call, { ifMatch }) => {
    if (call !== PATCH) return undefined;
    return ifMatch === '"2"'
      ? { status: 200, data: { ...theirs, version: 3, craft: 'Pickles' } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<GroupForm group={createGroup()} onSaved={() => {}} />);
  await screen.getByLabelText('क्या बनाती हैं (थोड़े शब्दों में)').fill('Pickles');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  const dialog = screen.getByRole('dialog', { name: 'इस बीच किसी और ने भी इसे बदला' });
  await expect.element(dialog.getByRole('radio', { name: 'उनका Chillies' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'आपका Pickles' }).click();
  await dialog.getByRole('button', { name: 'चुना हुआ सहेजें' }).click();
  await expect
    .poll(() => requests.findLast(({ call }) => call === PATCH))
    .toMatchObject({ ifMatch: '"2"', body: { craft: 'Pickles' } });
  await expect.element(dialog).not.toBeInTheDocument();
});

// product 10.3.10
test('numbers of women and years are read in either script, and wrong ones are named', async () => {
  const requests = stubApi((call) =>
    call === PATCH ? { status: 200, data: createGroup({ version: 2, women: 14 }) } : undefined,
  );
  const screen = await renderScreen(<GroupForm group={createGroup()} onSaved={() => {}} />);
  await screen.getByLabelText('समूह में कितनी महिलाएँ हैं').fill('१४');
  await screen.getByLabelText('किस साल से').fill('2999');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText(/^साल लिखें/)).toBeVisible();
  await screen.getByLabelText('किस साल से').fill('2014');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ women: 14, foundedYear: 2014 }]);
});

// product 10.7.8
test('the Hindi texts stand below the English ones and are written in Hindi letters', async () => {
  const requests = stubApi((call) =>
    call === PATCH ? { status: 200, data: createGroup({ version: 2 }) } : undefined,
  );
  const screen = await renderScreen(<GroupForm group={createGroup()} onSaved={() => {}} />);
  await screen.getByLabelText('गाँव (हिंदी)').fill('Mathania');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect.element(screen.getByText('यह हिंदी अक्षरों में लिखें।')).toBeVisible();
  await screen.getByLabelText('गाँव (हिंदी)').fill('मथानिया');
  await screen.getByLabelText('समूह के बारे में (हिंदी)').fill('मिर्च धूप में सूखती है।');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  await expect
    .poll(() => requests.map(({ body }) => body))
    .toEqual([{ villageHindi: 'मथानिया', contentHindi: 'मिर्च धूप में सूखती है।' }]);
});
