import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductPicture } from './product-picture.tsx';

const render = (image: string | null, alt: string) =>
  renderToStaticMarkup(createElement(ProductPicture, { image, alt, sizes: '100vw' }));

describe('ProductPicture', () => {
  it('shows a drawn placeholder for a product without a picture', () => {
    const markup = render(null, 'Moong Papad');
    expect(markup).toContain('role="img" aria-label="Moong Papad"');
    expect(markup).not.toContain('<img');
  });

  it('hides the placeholder from screen readers when the alternative text is empty', () => {
    expect(render(null, '')).toContain('aria-hidden="true"');
  });

  it('shows a picture of another host as it is', () => {
    expect(render('https://pictures.example/papad.jpg', 'Papad')).toContain(
      '<img src="https://pictures.example/papad.jpg" alt="Papad"',
    );
  });
});
