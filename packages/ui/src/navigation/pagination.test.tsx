import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `?page=${page}`;

test('links every page that is shown, with arrows to the neighbours', async () => {
  const screen = await render(<Pagination currentPage={5} totalPages={12} hrefFor={hrefFor} />);
  const links = screen.getByRole('navigation', { name: 'Pagination' }).getByRole('link');
  const found = links
    .elements()
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(found).toEqual([
    ['Previous page', '?page=4'],
    ['Page 1', '?page=1'],
    ['Page 5', '?page=5'],
    ['Page 12', '?page=12'],
    ['Next page', '?page=6'],
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Page 5' }))
    .toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([
  [1, 'Previous page'],
  [3, 'Next page'],
])('on page %d of 3 there is no %s', async (currentPage, name) => {
  const screen = await render(
    <Pagination currentPage={currentPage} totalPages={3} hrefFor={hrefFor} />,
  );
  await expect.element(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument();
});

test.each([
  [99, 'Page 3', 'Previous page', '?page=2'],
  [0, 'Page 1', 'Next page', '?page=2'],
])('page %d of 3 becomes the nearest page', async (currentPage, current, arrow, to) => {
  const screen = await render(
    <Pagination currentPage={currentPage} totalPages={3} hrefFor={hrefFor} />,
  );
  await expect
    .element(screen.getByRole('link', { name: current }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: arrow })).toHaveAttribute('href', to);
});

test('renders its links with the link of the app', async () => {
  const screen = await render(
    <Pagination
      currentPage={1}
      totalPages={2}
      hrefFor={hrefFor}
      renderLink={({ href, ...link }) => <a data-to={href} href="#router" {...link} />}
    />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('data-to', '?page=2');
});

test('a single page has no pagination', async () => {
  const screen = await render(<Pagination currentPage={1} totalPages={1} hrefFor={hrefFor} />);
  expect(screen.container.innerHTML).toBe('');
});

test('fits a phone of 360 px', async () => {
  const screen = await render(
    <div className="page-width">
      <Pagination currentPage={50} totalPages={100} hrefFor={hrefFor} />
    </div>,
  );
  await expect.element(screen.getByRole('link', { name: 'Page 50' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
});
