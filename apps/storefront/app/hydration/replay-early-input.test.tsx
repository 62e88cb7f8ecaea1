import { StrictMode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { captureEarlyInput } from './replay-early-input.ts';

/** A page that captures and replays early input as the root does. */
function Page() {
  const [isHydrated, setHydrated] = useState(false);
  const [renders, setRenders] = useState(0);
  useEffect(() => {
    const replayEarlyInput = captureEarlyInput();
    setRenders((count) => count + 1);
    setTimeout(() => {
      replayEarlyInput();
      setHydrated(true);
    }, 50);
  }, []);
  return (
    <main aria-label={isHydrated ? 'hydrated' : 'markup'}>
      <Form renders={renders} />
    </main>
  );
}

/** A form like the shop's: each change is based on the values of the last render. */
function Form({ renders }: { readonly renders: number }) {
  const [values, setValues] = useState(UNTOUCHED);
  return (
    <form data-renders={renders}>
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

let unmount = () => {};
afterEach(() => unmount());

/** Inserts the page as the server renders it. @returns hydrates it */
function insertPage(): () => Promise<void> {
  const container = document.createElement('div');
  const content = (
    <StrictMode>
      <Page />
    </StrictMode>
  );
  container.innerHTML = renderToString(content);
  document.body.append(container);
  return async () => {
    const root = hydrateRoot(container, content);
    unmount = () => {
      root.unmount();
      container.remove();
    };
    await expect.element(page.getByRole('main', { name: 'hydrated' })).toBeVisible();
  };
}

async function expectState(state: object) {
  await expect.element(page.getByRole('status')).toHaveTextContent(JSON.stringify(state));
}

test('replays text, ticks and choices of the time before the hydration', async () => {
  const hydrate = insertPage();
  await userEvent.fill(page.getByLabelText('Name'), 'सुनीता');
  await userEvent.fill(page.getByLabelText('Note'), 'Two packets');
  await userEvent.click(page.getByLabelText('Tick'));
  await userEvent.click(page.getByLabelText('large'));
  await userEvent.selectOptions(page.getByLabelText('Order'), 'cheap');
  await expectState(UNTOUCHED);
  await hydrate();
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

test('leaves an untouched form as it is', async () => {
  await insertPage()();
  await expectState(UNTOUCHED);
});

test('replays a captured tap once', async () => {
  const hydrate = insertPage();
  const button = page.getByRole('button', { name: 'Tap' }).element();
  let isStopped = false;
  Object.assign(window, {
    earlyTaps: {
      buttons: new Set([button]),
      stop() {
        isStopped = true;
      },
    },
  });
  await hydrate();
  await expectState({ ...UNTOUCHED, taps: 1 });
  expect(isStopped).toBe(true);
});
