import { expect, test } from 'vitest';
import { renderScreen, stubApi } from '../../../test/support/screen.tsx';
import type { DeskLedgerEntry } from '../../lib/api/types.ts';
import { UndoDialog } from './undo-dialog.tsx';

const UNDO = 'POST /desk/money/payouts/e1/undo';

const PAYOUT: DeskLedgerEntry = {
  _id: 'e1',
  kind: 'payout',
  at: '2026-11-21T10:00:00.000Z',
  maker: { _id: 'm1', name: 'Marwar Masala Samuh', nameHindi: 'मारवाड़ मसाला समूह' },
  order: null,
  product: null,
  quantity: null,
  grossPaise: 0,
  feePaise: 0,
  amountPaise: -25_000,
  note: '',
  isUndone: false,
};

// product 10.6.14, 10.8.4
test('what undoing a payout does is said before it is done', async () => {
  const requests = stubApi((call) =>
    call === UNDO ? { status: 201, data: { ...PAYOUT, kind: 'payout-undone' } } : undefined,
  );
  const screen = await renderScreen(<UndoDialog payout={PAYOUT} onClose={() => {}} />);
  await expect
    .element(screen.getByText(/मारवाड़ मसाला समूह को दिए ₹250 हिसाब से हट जाएँगे/))
    .toBeVisible();
  expect(requests).toEqual([]);
  await screen.getByRole('button', { name: 'रद्द करें' }).click();
  await expect.poll(() => requests.map(({ call }) => call)).toEqual([UNDO]);
});

// product 10.8.4
test('a payout that another desk has undone is said to be, and not undone again', async () => {
  stubApi((call) => (call === UNDO ? { status: 409, code: 'payout_undone' } : undefined));
  const screen = await renderScreen(<UndoDialog payout={PAYOUT} onClose={() => {}} />);
  await screen.getByRole('button', { name: 'रद्द करें' }).click();
  await expect.element(screen.getByText('यह भुगतान पहले ही रद्द हो चुका है।')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'रद्द करें' })).not.toBeInTheDocument();
});
