import { describe, expect, it } from 'vitest';
import { imageSrcSet, sizedImageUrl } from './sized-image.ts';

const media = `/api/v1/media/${'0a'.repeat(32)}`;

describe('sizedImageUrl', () => {
  it('asks the media call for a width and a format', () => {
    expect(sizedImageUrl(media, 320, 'webp')).toBe(`${media}?w=320&format=webp`);
    expect(sizedImageUrl(`https://haat.example.com${media}`, 640, 'avif')).toBe(
      `https://haat.example.com${media}?w=640&format=avif`,
    );
    expect(sizedImageUrl(`http://localhost:3000${media}`, 640, 'avif')).toBe(
      `http://localhost:3000${media}?w=640&format=avif`,
    );
  });

  it.each([
    'https://img.example.com/a.jpg',
    `${media}0`,
    `${media}?w=1`,
    `/x${media}`,
    '/api/v1/media/abc',
  ])('leaves %s alone', (url) => {
    expect(sizedImageUrl(url, 320, 'webp')).toBe(url);
    expect(imageSrcSet(url, 'webp')).toBe('');
  });
});

describe('imageSrcSet', () => {
  it('lists every width', () => {
    expect(imageSrcSet(media, 'webp').split(', ')).toEqual(
      [160, 320, 480, 640, 960, 1280].map((w) => `${media}?w=${w}&format=webp ${w}w`),
    );
  });
  it('lists the widths that are asked for', () => {
    expect(imageSrcSet(media, 'avif', [160, 320])).toBe(
      `${media}?w=160&format=avif 160w, ${media}?w=320&format=avif 320w`,
    );
  });
});
