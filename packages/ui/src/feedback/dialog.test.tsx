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
  // product 2.1.4
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

interface FruitListProps {
  /** What a press on 'Remove' in the question does to the fruit and to the question. */
  readonly onAnswer: (removeFruit: () => void, endQuestion: () => void) => void;
}

/** A list whose question exists only while it is asked. */
function FruitList({ onAnswer }: FruitListProps) {
  const [fruits, setFruits] = useState(['Lime', 'Mango']);
  const [asked, setAsked] = useState<string | null>(null);
  const end = () => setAsked(null);
  return (
    <main>
      <h1>Shop</h1>
      <section>
        <h2>Fruits</h2>
        {fruits.map((fruit) => (
          <Button key={fruit} onClick={() => setAsked(fruit)}>
            {fruit}
          </Button>
        ))}
        <Button>After it</Button>
      </section>
      {asked !== null && (
        <Dialog
          isOpen
          title="Remove it?"
          onClose={end}
          actions={
            <>
              <Button onClick={end}>Keep</Button>
              <Button
                onClick={() =>
                  onAnswer(() => setFruits(fruits.filter((fruit) => fruit !== asked)), end)
                }
              >
                Remove
              </Button>
            </>
          }
        />
      )}
    </main>
  );
}

async function askToRemove(onAnswer: FruitListProps['onAnswer'] = () => {}) {
  const screen = await render(<FruitList onAnswer={onAnswer} />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await button('Lime').click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return { screen, button };
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', (button: Buttons) => button('Keep').click()],
  ['the cross', (button: Buttons) => button('Close').click()],
  // product 2.1.4
])('one that is removed while it is open gives the focus back too, by %s', async (_name, end) => {
  const { screen, button } = await askToRemove();
  await end(button);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('Lime')).toHaveFocus();
});

type Buttons = Awaited<ReturnType<typeof askToRemove>>['button'];

// product 2.1.4
test('when what opened it is gone, the heading of that part of the page has the focus', async () => {
  const { screen, button } = await askToRemove((removeFruit, end) => {
    removeFruit();
    end();
  });
  await button('Remove').click();
  await expect.element(screen.getByRole('heading', { name: 'Fruits' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Mango')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Fruits' }).element().hasAttribute('tabindex')).toBe(
    false,
  );
});

// product 2.1.4
test('when what opened it vanishes a little later, the focus is not lost either', async () => {
  let removeLater = () => {};
  const { screen, button } = await askToRemove((removeFruit, end) => {
    removeLater = removeFruit;
    end();
  });
  await button('Remove').click();
  await expect.element(button('Lime')).toHaveFocus();
  removeLater();
  await expect.element(screen.getByRole('heading', { name: 'Fruits' })).toHaveFocus();
});

test('a focus that was moved on stays where it is', async () => {
  const { screen, button } = await askToRemove((removeFruit, end) => {
    removeFruit();
    end();
    const other = screen.getByRole('button', { name: 'After it' }).element();
    // As a page that is opened by the answer does.
    setTimeout(() => other instanceof HTMLElement && other.focus());
  });
  await button('Remove').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button('After it')).toHaveFocus();
});
