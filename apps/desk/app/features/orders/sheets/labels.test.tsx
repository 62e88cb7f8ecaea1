import { expect, test } from 'vitest';
import { createOrder } from '../../../../test/support/contract-objects.ts';
import { renderScreen, stubApi } from '../../../../test/support/screen.tsx';
import Labels from './labels.tsx';
import './sheets.css';

const ORDERS = Array.from({ length: 10 }, (_, index) =>
  createOrder({ _id: `o${index}`, orderNumber: `HAAT-2026-1000000${index}` }),
);

// product 10.2.18
test('ten labels are three pages of four on A4, or ten of 4 by 6 inches, each with its barcode', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<Labels orders={ORDERS} size="a4" />);
  await expect.element(screen.getByRole('img', { name: 'HAAT-2026-10000009' })).toBeVisible();
  const pages = () =>
    Array.from(document.querySelectorAll('.label-page'), (page) => page.childElementCount);
  expect(pages()).toEqual([4, 4, 2]);
  await screen.unmount();
  const small = await renderScreen(<Labels orders={ORDERS} size="4x6" />);
  await expect.element(small.getByRole('img', { name: 'HAAT-2026-10000009' })).toBeVisible();
  expect(pages()).toEqual(Array(10).fill(1));
});

// product 10.2.18
test('a barcode has the start, the symbols and the stop of Code 128', async () => {
  stubApi(() => undefined);
  const screen = await renderScreen(<Labels orders={ORDERS.slice(0, 1)} size="a4" />);
  const barcode = screen.getByRole('img').element();
  const path = barcode.querySelector('path')?.getAttribute('d') ?? '';
  const bars = Array.from(path.matchAll(/M(\d+) 0h(\d+)/g), ([, at, width]) => [
    Number(at),
    Number(width),
  ]);
  const modules = Number(barcode.getAttribute('viewBox')?.split(' ')[2]);
  // Eleven modules a symbol, thirteen of the stop.
  expect((modules - 13) % 11).toBe(0);
  // Start B is 11010010000, the stop 1100011101011.
  expect(bars.slice(0, 3)).toEqual([
    [0, 2],
    [3, 1],
    [6, 1],
  ]);
  expect(bars.slice(-4).map(([at = 0, width]) => [at - modules + 13, width])).toEqual([
    [0, 2],
    [5, 3],
    [9, 1],
    [11, 2],
  ]);
});
