import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../display/button.tsx';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn();

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel</Button>
      <Dialog
        isOpen={isOpen}
        title="Cancel this order?"
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
        actions={<Button onClick={() => setIsOpen(false)}>Keep it</Button>}
      >
        <p>The packets go back to the shelf.</p>
        <input type="file" aria-label="Picture" />
      </Dialog>
    </>
  );
}

async function openDialog() {
  onClose.mockClear();
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Cancel this order?' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test('is modal, named by its title, and opens with its content focused', async () => {
  const { screen, dialog } = await openDialog();
  expect(dialog.element().matches(':modal')).toBe(true);
  await expect.element(screen.getByLabelText('Picture')).toHaveFocus();
});

test.each([
  [
    'the cross',
    async (screen: Awaited<ReturnType<typeof openDialog>>['screen']) => {
      await screen.getByRole('button', { name: 'Close' }).click();
    },
  ],
  [
    'Escape',
    async () => {
      await userEvent.keyboard('{Escape}');
    },
  ],
])('%s calls onClose once, and the focus goes back', async (_name, close) => {
  const { screen, dialog } = await openDialog();
  await close(screen);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('a press beside it closes it; one that began inside does not', async () => {
  const { dialog } = await openDialog();
  const element = dialog.element();
  const inside = element.querySelector('p');
  // A selection from the inside to the outside: the click's target is the common ancestor.
  inside?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();

  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a file input inside that is cancelled does not close it', async () => {
  const { screen, dialog } = await openDialog();
  screen
    .getByLabelText('Picture')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test('one that the app keeps open is shown again when the browser has closed it', async () => {
  onClose.mockClear();
  const screen = await render(<Dialog isOpen title="Saving" onClose={onClose} />);
  const element = screen.getByRole('dialog', { name: 'Saving' }).element();
  // What a browser does when Escape is pressed again and again.
  element.dispatchEvent(new Event('cancel'));
  if (element instanceof HTMLDialogElement) element.close();
  await expect.poll(() => element.matches(':modal')).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closing by the app does not call onClose', async () => {
  const { screen, dialog } = await openDialog();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
