import { parseGallery } from '@haat/domain/shopper';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProductGallery } from './product-gallery.tsx';

function openGallery(product: object) {
  return render(<ProductGallery images={parseGallery(product)} name="Moong Papad" />);
}

// product 2.7.1
test('a product with several pictures shows each of them once', async () => {
  await page.viewport(1280, 800);
  const screen = await openGallery({
    image: '/red.jpg',
    image_url: '/red.jpg',
    additional_images: ['/blue.jpg', '/red.jpg'],
    gallery: ['/green.jpg', '/blue.jpg'],
  });
  await expect
    .element(screen.getByRole('img', { name: 'Moong Papad, picture 1 of 3' }))
    .toHaveAttribute('src', '/red.jpg');
  const thumbnails = screen.getByRole('button', { name: /^Show picture/ }).elements();
  expect(thumbnails.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual([
    '/red.jpg',
    '/blue.jpg',
    '/green.jpg',
  ]);
});

// product 2.7.2
test('a phone shows the pictures beside the large one, and the keyboard goes on among them', async () => {
  await page.viewport(360, 640);
  const screen = await openGallery({ image: '/red.jpg', gallery: ['/blue.jpg', '/green.jpg'] });
  const thumbnails = screen.getByRole('button', { name: /^Show picture/ });
  const names = () => thumbnails.elements().map((button) => button.ariaLabel);
  expect(names()).toEqual(['Show picture 2', 'Show picture 3']);
  thumbnails.first().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('img', { name: 'Moong Papad, picture 2 of 3' }))
    .toHaveAttribute('src', '/blue.jpg');
  expect(names()).toEqual(['Show picture 1', 'Show picture 3']);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Show picture 3' })).toHaveFocus();
});

// product 2.7.1
test('a product without a picture has a placeholder, and neither arrows nor zoom', async () => {
  const screen = await openGallery({});
  const placeholder = screen.getByRole('img', { name: 'Moong Papad' });
  await expect.element(placeholder).toBeVisible();
  expect(document.images).toHaveLength(0);
  expect(screen.getByRole('button').elements()).toEqual([]);
});
