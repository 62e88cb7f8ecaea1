import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../../test/support/screen.tsx';
import RichEditor from './rich-editor.tsx';

const KEPT =
  '<dl><dt>पापड़</dt><dd>₹240</dd></dl>' +
  '<table><caption>दाम</caption><tbody><tr><td>₹240</td></tr></tbody></table>' +
  '<h4>पानी</h4><p>H<sub>2</sub>O <abbr title="Goods and Services Tax">GST</abbr></p>' +
  '<table><tbody><tr><th scope="col"><p>दाम</p></th><td colspan="2"><p>₹240</p></td></tr></tbody></table>';

// product 10.7.7
test('headings, bold words and links are written, and what has no tool stays as it is', async () => {
  const onChange = vi.fn();
  const screen = await renderScreen(
    <RichEditor label="लेख" html={`<p>भेजना</p>${KEPT}`} onChange={onChange} />,
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
  expect(onChange.mock.lastCall?.[0]).toBe(`<h2><a href="/story">भेजना</a></h2>${KEPT}`);
});

// product 10.7.7
test('a table is added, gets a row and a column more, loses them, and goes', async () => {
  const onChange = vi.fn();
  const screen = await renderScreen(
    <RichEditor label="लेख" html="<p>दाम</p>" onChange={onChange} />,
  );
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const size = () => {
    const page = new DOMParser().parseFromString(onChange.mock.lastCall?.[0], 'text/html');
    const rows = Array.from(page.querySelectorAll('tr'), ({ cells }) => cells.length);
    return rows.join(' ');
  };
  screen.getByRole('textbox', { name: 'लेख' }).element().focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await press('तालिका');
  await userEvent.keyboard('₹240');
  expect(onChange.mock.lastCall?.[0]).toContain('<tr><th><p>₹240</p></th>');
  expect(size()).toBe('2 2 2');
  await press('पंक्ति जोड़ें');
  await press('कॉलम जोड़ें');
  expect(size()).toBe('3 3 3 3');
  await press('पंक्ति हटाएँ');
  await press('कॉलम हटाएँ');
  expect(size()).toBe('2 2 2');
  await press('तालिका हटाएँ');
  expect(onChange.mock.lastCall?.[0]).toBe('<p>दाम</p>');
  await expect.element(screen.getByRole('button', { name: 'पंक्ति जोड़ें' })).not.toBeInTheDocument();
});

test('what is pasted is text without foreign styles, and opening a page changes nothing', async () => {
  const onChange = vi.fn();
  const screen = await renderScreen(
    <RichEditor label="लेख" html={`<p>दाम</p>${KEPT}`} onChange={onChange} />,
  );
  const field = screen.getByRole('textbox', { name: 'लेख' }).element();
  field.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(onChange).not.toHaveBeenCalled();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'कल का ');
  clipboardData.setData('text/html', '<b style="color:red">कल का </b><img src="/x.png">');
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  expect(onChange.mock.lastCall?.[0]).toBe(`<p>कल का दाम</p>${KEPT}`);
});
