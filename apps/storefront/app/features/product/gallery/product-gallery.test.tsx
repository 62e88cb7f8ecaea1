import { parseGallery } from '@haat/domain';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProductGallery } from './product-gallery.tsx';

function openGallery(product: object) {
  return render(<ProductGallery images={parseGallery(product)} name="Moong Papad" />);
}

test('a product with several pictures shows each of them once', async () => {
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

test('a product without a picture has a placeholder, and neither arrows nor zoom', async () => {
  const screen = await openGallery({});
  const placeholder = screen.getByRole('img', { name: 'Moong Papad' });
  await expect.element(placeholder).toBeVisible();
  expect(document.images).toHaveLength(0);
  expect(screen.getByRole('button').elements()).toEqual([]);
});
