import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createControlledCall } from '../../../test/support/controlled-call.ts';
import { useLoad } from './use-load.ts';

type Call = ReturnType<typeof createControlledCall<[AbortSignal], string>>;

function Probe({ call, name = '' }: { readonly call: Call; readonly name?: string }) {
  const { loaded, reload, refresh, change } = useLoad(call.run, name);
  return (
    <>
      <p>{loaded.status === 'loaded' ? loaded.value : loaded.status}</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <button type="button" onClick={() => change((value) => `${value}, changed`)}>
        Change
      </button>
    </>
  );
}

async function open() {
  const call = createControlledCall<[AbortSignal], string>();
  const screen = await render(<Probe call={call} />);
  return {
    call,
    screen,
    shows: (text: string) => expect.element(screen.getByRole('paragraph')).toHaveTextContent(text),
    press: (name: string) => screen.getByRole('button', { name }).click(),
  };
}

test('loads, reports a failure, and reloads', async () => {
  const { call, shows, press } = await open();
  await shows('loading');
  call.reject(new Error('No response'));
  await shows('failed');
  await press('Reload');
  await shows('loading');
  call.resolve('Orders');
  await shows('Orders');
});

test('keeps the loaded value visible during a refresh, also when it fails', async () => {
  const { call, shows, press } = await open();
  call.resolve('Orders');
  await press('Refresh');
  expect(call.inputs).toHaveLength(2);
  await shows('Orders');
  call.reject(new Error('No response'));
  await shows('Orders');
  await press('Refresh');
  call.resolve('Newer orders');
  await shows('Newer orders');
});

test('changes the loaded value until the next load', async () => {
  const { call, shows, press } = await open();
  await press('Change');
  await shows('loading');
  call.resolve('Orders');
  await press('Change');
  await shows('Orders, changed');
});

test('another key loads again, and the response for the former key is ignored', async () => {
  const { call, screen, shows, press } = await open();
  call.resolve('First');
  await press('Refresh');
  await shows('First');
  await screen.rerender(<Probe call={call} name="second" />);
  await shows('loading');
  expect(call.inputs.map(([signal]) => signal.aborted)).toEqual([true, true, false]);
  call.resolve('Too late');
  call.resolve('Second');
  await shows('Second');
});
