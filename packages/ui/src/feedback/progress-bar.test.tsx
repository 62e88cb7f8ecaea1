import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  { value: 0.25, max: 1, shown: '0.25', width: '25%' },
  { value: 12, max: 40, shown: '12', width: '30%' },
  { value: 50, max: 40, shown: '40', width: '100%' },
  { value: -3, max: 40, shown: '0', width: '0%' },
  { value: 0, max: 0, shown: '0', width: '0%' },
])(
  '$value of $max is drawn as $width and announced as $shown',
  async ({ value, max, shown, width }) => {
    const screen = await render(<ProgressBar label="5 stars" value={value} max={max} />);
    const bar = screen.getByRole('progressbar', { name: '5 stars' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', shown);
    expect(bar.element().querySelector('div')?.style.width).toBe(width);
  },
);

test('without a value it announces none', async () => {
  const screen = await render(<ProgressBar label="Loading" />);
  const bar = screen.getByRole('progressbar', { name: 'Loading' });
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
});
