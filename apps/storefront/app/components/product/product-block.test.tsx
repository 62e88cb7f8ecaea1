import { createContext, type ReactNode, useContext } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRoutesStub, useNavigate } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/support/screen.tsx';
import { Streamed } from '../../hydration/streamed.tsx';
import { ProductBlock } from './product-block.tsx';

const PartContext = createContext<ReactNode>(null);
const Routes = createRoutesStub([
  { path: '/', Component: () => useContext(PartContext) },
  { path: '/story', Component: () => <h1>Stories</h1> },
]);

/** Takes over a document as the server began it: a part of it still waits for its place. */
function hydrate(waiting: string, part: ReactNode, rest = '') {
  const container = document.createElement('div');
  container.innerHTML = `<div><!--$?--><template id="B:0"></template>${waiting}<!--/$--></div>${rest}`;
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(
    container,
    <PartContext value={part}>
      <Routes />
    </PartContext>,
    { onRecoverableError },
  );
  onTestFinished(() => {
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
}

/** A promise of the loader that the document was to bring. */
function promiseOfDocument<T>() {
  const arrival = Promise.withResolvers<T>();
  // The framework takes care of those that nobody looks at.
  arrival.promise.catch(() => {});
  return arrival;
}

const SKELETON = '<p role="status">Loading products…</p>';

test('products that broke off with their document are asked for by the browser', async () => {
  const lost = promiseOfDocument<null>();
  hydrate(
    SKELETON,
    <ProductBlock products={lost.promise} query={{ limit: 2 }} count={2} empty="Nothing here" />,
  );
  await expect.element(page.getByRole('status')).toBeVisible();
  lost.reject(new Error('The connection broke off.'));
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a small part stays as the server began it until its value is there', async () => {
  const late = promiseOfDocument<string | null>();
  hydrate(
    '<a href="/products-list">Explore</a>',
    <Streamed value={late.promise}>
      {(id) => <a href={id === null ? '/products-list' : `/product/${id}`}>Explore</a>}
    </Streamed>,
  );
  const link = page.getByRole('link', { name: 'Explore' });
  await expect.element(link).toHaveAttribute('href', '/products-list');
  late.resolve('spice-set');
  await expect.element(link).toHaveAttribute('href', '/product/spice-set');
});

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/story')}>
      Leave
    </button>
  );
}

// A boundary that waits for the server would be in the way.
test('a shopper moves on while a small part is still awaited', async () => {
  const late = promiseOfDocument<string | null>();
  hydrate(
    'Waiting',
    <>
      <Streamed value={late.promise}>{(id) => <p>{id ?? 'Not known'}</p>}</Streamed>
      <Leave />
    </>,
    '<button type="button">Leave</button>',
  );
  await expect.element(page.getByText('Waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
});

test('a small part that failed is drawn without its value', async () => {
  const broken = promiseOfDocument<string | null>();
  hydrate(
    'Waiting',
    <Streamed value={broken.promise}>{(id) => <p>{id ?? 'Not known'}</p>}</Streamed>,
  );
  broken.reject(new Error('The connection broke off.'));
  await expect.element(page.getByText('Not known')).toBeVisible();
});

test('products of a move that broke off are asked for as well', async () => {
  const lost = promiseOfDocument<null>();
  await renderScreen(
    <ProductBlock products={lost.promise} query={{ limit: 2 }} count={2} empty="Nothing here" />,
    { at: '/' },
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading products…');
  lost.reject(new Error('The connection broke off.'));
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
