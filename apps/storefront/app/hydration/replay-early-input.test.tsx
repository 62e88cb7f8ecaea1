import { StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { captureEarlyInput } from './replay-early-input.ts';

/** A page that does as the root does, once it is alive. */
function Page() {
  const [isAlive, setAlive] = useState(false);
  const [drawings, setDrawings] = useState(0);
  useEffect(() => {
    const replayEarlyInput = captureEarlyInput();
    setDrawings((count) => count + 1);
    setTimeout(() => {
      replayEarlyInput();
      setAlive(true);
    }, 50);
  }, []);
  return (
    <main aria-label={isAlive ? 'alive' : 'markup'}>
      <Form drawings={drawings} />
    </main>
  );
}

/** As the shop's forms do it: each change is made to the values that were last drawn. */
function Form({ drawings }: { readonly drawings: number }) {
  const [values, setValues] = useState(UNTOUCHED);
  return (
    <form data-drawings={drawings}>
      <input
        aria-label="Name"
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <textarea
        aria-label="Note"
        value={values.note}
        onChange={(event) => setValues({ ...values, note: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="Tick"
        checked={values.isTicked}
        onChange={(event) => setValues({ ...values, isTicked: event.target.checked })}
      />
      {['small', 'large'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          value={size}
          checked={values.size === size}
          onChange={() => setValues({ ...values, size })}
        />
      ))}
      <select
        aria-label="Order"
        value={values.order}
        onChange={(event) => setValues({ ...values, order: event.target.value })}
      >
        {['old', 'new', 'cheap'].map((order) => (
          <option key={order}>{order}</option>
        ))}
      </select>
      <button type="button" onClick={() => setValues({ ...values, taps: values.taps + 1 })}>
        Tap
      </button>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const UNTOUCHED = { name: '', note: '', isTicked: false, size: 'small', order: 'new', taps: 0 };

let leave = () => {};
afterEach(() => leave());

/** The page as the server sends it; the result brings it to life. */
function sendPage(): () => Promise<void> {
  const place = document.createElement('div');
  const content = (
    <StrictMode>
      <Page />
    </StrictMode>
  );
  place.innerHTML = renderToString(content);
  document.body.append(place);
  return async () => {
    const root = hydrateRoot(place, content);
    leave = () => {
      root.unmount();
      place.remove();
    };
    await expect.element(page.getByRole('main', { name: 'alive' })).toBeVisible();
  };
}

async function expectState(state: object) {
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(state));
}

test('what was typed, ticked and chosen before the scripts came is what the form knows', async () => {
  const comeAlive = sendPage();
  await userEvent.fill(page.getByLabelText('Name'), 'सुनीता');
  await userEvent.fill(page.getByLabelText('Note'), 'Two packets');
  await userEvent.click(page.getByLabelText('Tick'));
  await userEvent.click(page.getByLabelText('large'));
  await userEvent.selectOptions(page.getByLabelText('Order'), 'cheap');
  await expectState(UNTOUCHED);
  await comeAlive();
  await expectState({
    name: 'सुनीता',
    note: 'Two packets',
    isTicked: true,
    size: 'large',
    order: 'cheap',
    taps: 0,
  });
  await expect.element(page.getByLabelText('Name')).toHaveValue('सुनीता');
  await expect.element(page.getByLabelText('Tick')).toBeChecked();
  await expect.element(page.getByLabelText('Order')).toHaveValue('cheap');
});

test('a form that nobody touched stays as it is', async () => {
  await sendPage()();
  await expectState(UNTOUCHED);
});

test('a tap that was kept is made up for, once', async () => {
  const comeAlive = sendPage();
  const button = page.getByRole('button', { name: 'Tap' }).element();
  let isStopped = false;
  Object.assign(window, {
    earlyTap: {
      button,
      stop() {
        isStopped = true;
      },
    },
  });
  await comeAlive();
  await expectState({ ...UNTOUCHED, taps: 1 });
  expect(isStopped).toBe(true);
});
