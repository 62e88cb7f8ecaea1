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
  expect(screen.getByRole('img').elements()).toHaveLength(3);
  const thumbnails = screen.getByRole('button', { name: /^Show picture/ }).elements();
  expect(thumbnails.map((button) => button.querySelector('img')?.getAttribute('src'))).toEqual([
    '/red.jpg',
    '/blue.jpg',
    '/green.jpg',
  ]);
});

// product 2.7.2
test('a phone shows a picture whole and as wide as itself, and 24 px of the next one', async () => {
  await page.viewport(360, 800);
  const screen = await openGallery({ image: '/red.jpg', gallery: ['/blue.jpg', '/green.jpg'] });
  const boxOf = (place: number) =>
    screen
      .getByRole('img', { name: `Moong Papad, picture ${place} of 3` })
      .element()
      .getBoundingClientRect();
  const { left, width, height } = screen
    .getByRole('region', { name: 'Pictures of Moong Papad' })
    .element()
    .getBoundingClientRect();
  expect(boxOf(1).left).toBe(left);
  expect(left + width - boxOf(2).left).toBeCloseTo(24 - (360 - width), 0);
  expect(height).toBeCloseTo(boxOf(1).width * 1.25, 0);
  expect(screen.getByRole('button', { name: /picture \d|Next|Previous/ }).elements()).toEqual([]);
});

// product 2.7.2, 9.2.4
test('a click or a key zooms 2.5 times, and Escape ends it', async () => {
  await page.viewport(1280, 800);
  const screen = await openGallery({ image: '/red.jpg', gallery: ['/blue.jpg'] });
  const zoom = screen.getByRole('button', { name: 'Zoom picture' }).first();
  const scale = () => {
    const image = screen.getByRole('img', { name: 'Moong Papad, picture 1 of 2' }).element();
    return image.getBoundingClientRect().width / image.clientWidth;
  };
  await zoom.click();
  await expect.element(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(scale).toBeCloseTo(2.5, 1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(scale).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(scale).toBeCloseTo(2.5, 1);
});

// product 2.7.1
test('a product without a picture has a placeholder, and neither arrows nor zoom', async () => {
  const screen = await openGallery({});
  const placeholder = screen.getByRole('img', { name: 'Moong Papad' });
  await expect.element(placeholder).toBeVisible();
  expect(document.images).toHaveLength(0);
  expect(screen.getByRole('button').elements()).toEqual([]);
});
