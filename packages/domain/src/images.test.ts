import { describe, expect, it } from 'vitest';
import { imageSrcSet, sizedImageUrl, toImageUrl } from './images.ts';

it.each([
  ['https://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['http://img.example.com/a.jpg?x=http://y', 'https://img.example.com/a.jpg?x=http://y'],
  ['javascript:alert(1)//http://localhost/', null],
  ['HTTP://img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  [' http://img.example.com/a.jpg ', 'https://img.example.com/a.jpg'],
  ['//img.example.com/a.jpg', 'https://img.example.com/a.jpg'],
  ['/api/v1/media/abc', '/api/v1/media/abc'],
  ['http://localhost/a.jpg', 'http://localhost/a.jpg'],
  ['http://127.0.0.1:3000/a.jpg', 'http://127.0.0.1:3000/a.jpg'],
  ['http://[::1]:3000/a.jpg', 'http://[::1]:3000/a.jpg'],
  ['http://localhost.example.com/a.jpg', 'https://localhost.example.com/a.jpg'],
  ['http://127.0.0.100/a.jpg', 'https://127.0.0.100/a.jpg'],
  ['', null],
  ['a.jpg', null],
  ['https:///a.jpg', null],
  ['///a.jpg', null],
  ['/\\evil.example.com/a.jpg', null],
  ['javascript:alert(1)', null],
  ['ftp://img.example.com/a.jpg', null],
  ['xhttp://img.example.com/a.jpg', null],
  // product 9.2.5
])('%o becomes %o', (url, expected) => {
  expect(toImageUrl(url)).toBe(expected);
});

const media = `/api/v1/media/${'0a'.repeat(32)}`;

describe('sizedImageUrl', () => {
  it('requests a width and a format of the media call', () => {
    expect(sizedImageUrl(media, 320, 'webp')).toBe(`${media}?w=320&format=webp`);
    expect(sizedImageUrl(`https://haat.example.com${media}`, 640, 'avif')).toBe(
      `https://haat.example.com${media}?w=640&format=avif`,
    );
    expect(sizedImageUrl(`http://localhost:3000${media}`, 640, 'avif')).toBe(
      `http://localhost:3000${media}?w=640&format=avif`,
    );
  });

  it('requests WebP when no format is given', () => {
    expect(sizedImageUrl(media, 320)).toBe(`${media}?w=320&format=webp`);
    expect(imageSrcSet(media)).toBe(imageSrcSet(media, 'webp'));
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
  it('lists the requested widths', () => {
    expect(imageSrcSet(media, 'avif', [160, 320])).toBe(
      `${media}?w=160&format=avif 160w, ${media}?w=320&format=avif 320w`,
    );
  });
});
