import { ORDER_TEXTS } from '@haat/domain/desk';
import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskOrderText } from '../../lib/api/types.ts';
import { TextForm } from './text-form.tsx';

const PUT = 'PUT /desk/order-texts/packed';

const TEXT: DeskOrderText = {
  kind: 'packed',
  text: 'Packed: {order}',
  textHindi: 'पैक: {order}',
  version: 2,
};

// product 4.13.6
test('a text shows how it reads, is refused with unknown places, saved, and can be the default again', async () => {
  const requests = stubApi((call, { body }) =>
    call === PUT ? { status: 200, data: { ...TEXT, ...Object(body), version: 3 } } : undefined,
  );
  const screen = await renderScreen(<TextForm text={TEXT} canEdit />);
  const hindi = screen.getByRole('textbox', { name: 'हिंदी' });
  const preview = screen.getByRole('region', { name: 'हिंदी में ऐसा दिखेगा' });
  const save = screen.getByRole('button', { name: 'सहेजें' });
  await expect.element(preview.getByText('पैक: HAAT-2026-10000042')).toBeVisible();
  await hindi.fill('नमस्ते {name}, {courier} और {कूरियर}');
  await save.click();
  await expect
    .element(hindi)
    .toHaveAccessibleDescription('इन्हें हटाएँ, इस संदेश में ये जगहें नहीं हैं: {courier}, {कूरियर}');
  await expect.element(hindi).toHaveFocus();
  await hindi.fill(' ');
  await expect.element(hindi).toHaveAccessibleDescription('कुछ लिखें।');
  expect(requests.filter(({ call }) => call === PUT)).toEqual([]);
  await hindi.fill('नमस्ते {name}');
  await expect.element(preview.getByText('नमस्ते कमला देवी')).toBeVisible();
  await screen.getByRole('button', { name: 'शुरू वाला अंग्रेज़ी संदेश लाएँ' }).click();
  await save.click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PUT))
    .toMatchObject([
      { ifMatch: '"2"', body: { text: ORDER_TEXTS.en.packed, textHindi: 'नमस्ते {name}' } },
    ]);
});

// product 4.13.6
test('of two desks that changed the same text the second one chooses', async () => {
  const theirs = { ...TEXT, textHindi: 'पैकेट बँध गया: {order}', version: 3 };
  const requests = stubApi((call, { ifMatch, body }) => {
    if (call !== PUT) return undefined;
    return ifMatch === '"3"'
      ? { status: 200, data: { ...theirs, ...Object(body), version: 4 } }
      : { status: 412, code: 'changed_meanwhile', details: theirs };
  });
  const screen = await renderScreen(<TextForm text={TEXT} canEdit />);
  await screen.getByRole('textbox', { name: 'हिंदी' }).fill('पैक हुआ: {order}');
  await screen.getByRole('button', { name: 'सहेजें' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('पैकेट बँध गया: {order}')).toBeVisible();
  await dialog.getByRole('button', { name: 'चुना हुआ सहेजें' }).click();
  await expect
    .poll(() => requests.filter(({ call }) => call === PUT))
    .toMatchObject([{ ifMatch: '"2"' }, { ifMatch: '"3"', body: { textHindi: 'पैक हुआ: {order}' } }]);
});

// product 4.13.6
test('a coordinator reads the texts and changes nothing', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<TextForm text={TEXT} canEdit={false} />);
  await expect.element(screen.getByRole('textbox', { name: 'हिंदी' })).toHaveAttribute('readonly');
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
