import { createContext, type ReactNode, useContext } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRoutesStub, useNavigate } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../../test/support/screen.tsx';
import { Streamed } from '../../../hydration/streamed.tsx';
import { ProductBlock } from './product-block.tsx';

const PartContext = createContext<ReactNode>(null);
const Routes = createRoutesStub([
  { path: '/', Component: () => useContext(PartContext) },
  { path: '/story', Component: () => <h1>Stories</h1> },
]);

/** Hydrates a streamed document, of which a part is pending. */
function hydrate(pendingHtml: string, part: ReactNode, rest = '') {
  const container = document.createElement('div');
  container.innerHTML = `<div><!--$?--><template id="B:0"></template>${pendingHtml}<!--/$--></div>${rest}`;
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

/** Creates a promise of the loader that the document streams. */
function createStreamedPromise<T>() {
  const streamed = Promise.withResolvers<T>();
  // The framework handles the rejection of an unused promise.
  streamed.promise.catch(() => {});
  return streamed;
}

const SKELETON = '<p role="status">Loading products…</p>';

test('the browser requests products whose document lost its connection', async () => {
  const lost = createStreamedPromise<null>();
  hydrate(
    SKELETON,
    <ProductBlock products={lost.promise} query={{ limit: 2 }} count={2} empty="Nothing here" />,
  );
  await expect.element(page.getByRole('status')).toBeVisible();
  lost.reject(new Error('The connection broke off.'));
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

test('a small part keeps its server markup until its value arrives', async () => {
  const late = createStreamedPromise<string | null>();
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

// A boundary that waits for the server would delay the navigation.
test('a navigation does not wait for a small part', async () => {
  const late = createStreamedPromise<string | null>();
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

test('a small part that failed renders without its value', async () => {
  const broken = createStreamedPromise<string | null>();
  hydrate(
    'Waiting',
    <Streamed value={broken.promise}>{(id) => <p>{id ?? 'Not known'}</p>}</Streamed>,
  );
  broken.reject(new Error('The connection broke off.'));
  await expect.element(page.getByText('Not known')).toBeVisible();
});

test('the browser requests products whose navigation lost its connection, too', async () => {
  const lost = createStreamedPromise<null>();
  await renderScreen(
    <ProductBlock products={lost.promise} query={{ limit: 2 }} count={2} empty="Nothing here" />,
    { at: '/' },
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading products…');
  lost.reject(new Error('The connection broke off.'));
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
