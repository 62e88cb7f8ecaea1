import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../test/support/screen.tsx';
import RichEditor from './rich-editor.tsx';

const TABLE = '<table><tbody><tr><td>₹240</td></tr></tbody></table>';

// product 10.7.7
test('headings, bold words and links are written, and what has no tool stays as it is', async () => {
  const onChange = vi.fn();
  const screen = await renderScreen(
    <RichEditor label="लेख" html={`<p>भेजना</p>${TABLE}`} onChange={onChange} />,
  );
  const field = screen.getByRole('textbox', { name: 'लेख' });
  field.element().focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{End}{/Shift}');
  await screen.getByRole('button', { name: 'बड़ा शीर्षक' }).click();
  await screen.getByRole('button', { name: 'लिंक', exact: true }).click();
  await screen.getByLabelText('लिंक का पता').fill('javascript:alert(1)');
  await screen.getByRole('button', { name: 'लिंक लगाएँ' }).click();
  await expect.element(screen.getByText(/पता https:\/\/, mailto:/)).toBeVisible();
  await screen.getByLabelText('लिंक का पता').fill('/story');
  await screen.getByRole('button', { name: 'लिंक लगाएँ' }).click();
  expect(onChange.mock.lastCall?.[0]).toBe(`<h2><a href="/story">भेजना</a></h2>${TABLE}`);
});
