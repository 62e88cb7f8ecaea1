import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { island } from './island.tsx';

interface CounterProps {
  readonly onCount: () => void;
}

function Counter({ onCount }: CounterProps) {
  return (
    <button type="button" onClick={onCount}>
      Count
    </button>
  );
}

/** Hydrates the island in the markup that the server rendered of it. */
function hydrate(part: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = '<div><button type="button">Count</button></div>';
  document.body.append(container);
  const root = hydrateRoot(container, part);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return root;
}

test('the tap on the server’s markup is replayed once, also when the island’s moment changes later', async () => {
  const load = vi.fn(async () => Counter);
  const Island = island(load, { when: 'tap' });
  const onCount = vi.fn();
  const root = hydrate(<Island onCount={onCount} />);
  await expect.element(page.getByRole('button', { name: 'Count' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  await page.getByRole('button', { name: 'Count' }).click();
  await expect.poll(() => onCount.mock.calls.length).toBe(1);
  flushSync(() => root.render(<Island onCount={onCount} when="later" />));
  expect(onCount).toHaveBeenCalledTimes(1);
});

test('code that did not come is asked for again with the next tap', async () => {
  const load = vi.fn(async () => Counter).mockRejectedValueOnce(new Error('offline'));
  const Island = island(load, { when: 'tap' });
  const onFail = vi.fn();
  const onCount = vi.fn();
  hydrate(<Island onCount={onCount} onFail={onFail} />);
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.poll(() => onFail.mock.calls.length).toBe(1);
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.poll(() => onCount.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledTimes(2);
});
