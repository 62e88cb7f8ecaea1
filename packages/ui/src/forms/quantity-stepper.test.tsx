import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuantityStepper } from './quantity-stepper.tsx';

const onChange = vi.fn<(value: number) => void>();
const onCut = vi.fn<() => void>();
const onRefuse = vi.fn<() => void>();

function Kept({ start, max, isDisabled }: { start: number; max?: number; isDisabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Quantity of papad"
      value={value}
      max={max}
      isDisabled={isDisabled}
      onRefuse={onRefuse}
      onCut={onCut}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

async function renderStepper(props: Parameters<typeof Kept>[0]) {
  onChange.mockClear();
  const screen = await render(<Kept {...props} />);
  return {
    field: screen.getByRole('textbox', { name: 'Quantity of papad' }),
    more: screen.getByRole('button', { name: 'Increase quantity' }),
    less: screen.getByRole('button', { name: 'Decrease quantity' }),
  };
}

// product 4.2.4
test('a typed number above the maximum is cut, and told', async () => {
  const { field } = await renderStepper({ start: 1, max: 3 });
  onCut.mockClear();
  await field.fill('3');
  await userEvent.keyboard('{Enter}');
  expect(onCut).not.toHaveBeenCalled();
  await field.fill('8');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('3');
  expect(onCut).toHaveBeenCalledOnce();
});

test('every one of many fast presses counts', async () => {
  const { field, more } = await renderStepper({ start: 1 });
  await userEvent.tripleClick(more);
  await userEvent.dblClick(more);
  await expect.element(field).toHaveValue('6');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([2, 3, 4, 5, 6]);
});

test('stops at the minimum and the maximum, and stays focused there', async () => {
  const { field, more, less } = await renderStepper({ start: 2, max: 3 });
  await less.click();
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  await expect.element(less).toHaveFocus();
  await less.click({ force: true });
  await more.click();
  await more.click();
  await more.click({ force: true });
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect.element(field).toHaveValue('3');
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([1, 2, 3]);
});

test('a typed number is applied when the field loses the focus, and clamped', async () => {
  const { field } = await renderStepper({ start: 1, max: 12 });
  await field.fill('7');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[7]]);

  await field.fill('99');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('12');
  await field.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('1');
});

test.each([
  ['', 0],
  [' ', 0],
  ['abc', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e2', 1],
  // product 5.5.4
])('typing %j changes nothing, and is told %i times', async (typed, times) => {
  onRefuse.mockClear();
  const { field } = await renderStepper({ start: 4 });
  await field.fill(typed);
  await expect.element(field).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue('4');
  expect(onChange).not.toHaveBeenCalled();
  expect(onRefuse).toHaveBeenCalledTimes(times);
});

test('reads what is typed as it is told to', async () => {
  const screen = await render(
    <QuantityStepper
      label="Quantity of papad"
      value={4}
      read={(typed) => (typed === 'a dozen' ? 12 : null)}
      onChange={onChange}
    />,
  );
  onChange.mockClear();
  await screen.getByRole('textbox').fill('a dozen');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([[12]]);
});

test('arrow keys count, Escape discards the typed text', async () => {
  const { field } = await renderStepper({ start: 4 });
  await field.click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect.element(field).toHaveValue('5');
  await field.fill('77');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('5');
  await userEvent.tab();
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([5, 6, 5]);
});

test('does nothing while disabled', async () => {
  const { field, more } = await renderStepper({ start: 2, isDisabled: true });
  await expect.element(field).toBeDisabled();
  await more.click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

// product 2.9.7
test('is as high as a button, as wide as its container, with buttons of 44 px', async () => {
  const screen = await render(
    <div style={{ width: 132 }}>
      <QuantityStepper isWide label="Quantity of papad" value={99} onChange={onChange} />
    </div>,
  );
  const { width, height } = screen.getByRole('group').element().getBoundingClientRect();
  expect({ width, height }).toEqual({ width: 132, height: 44 });
  for (const button of screen.getByRole('button').elements()) {
    const box = button.getBoundingClientRect();
    expect({ width: box.width, height: box.height }).toEqual({ width: 44, height: 44 });
  }
});

test.each([
  ['a cell of a grid', 'grid', 300],
  ['a row that is too narrow', 'flex', 90],
])('is as wide as its parts in %s', async (_place, display, width) => {
  const screen = await render(
    <div style={{ display, width }}>
      <QuantityStepper label="Quantity of papad" value={1} onChange={onChange} />
    </div>,
  );
  expect(screen.getByRole('group').element().getBoundingClientRect().width).toBe(132);
});
