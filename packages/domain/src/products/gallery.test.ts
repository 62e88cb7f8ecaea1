import { describe, expect, it } from 'vitest';
import { parseGallery } from './gallery.ts';
import { stepGallery } from './gallery-step.ts';

describe('parseGallery', () => {
  // product 2.7.1, 3.2.2
  it('merges every field in the order in which pictures are shown', () => {
    expect(
      parseGallery({
        gallery: ['/g1', '/g2'],
        additional_images: ['/a1'],
        images: ['/m1'],
        image_url: '/v',
        image: '/u',
      }),
    ).toEqual(['/u', '/v', '/m1', '/a1', '/g1', '/g2']);
  });

  // product 2.7.1
  it('de-duplicates, also what is only the same after the upgrade to https', () => {
    expect(
      parseGallery({
        image: 'http://i.example.com/a',
        images: ['https://i.example.com/a', ' /b ', '/b'],
        gallery: ['/b'],
      }),
    ).toEqual(['https://i.example.com/a', '/b']);
  });

  // product 2.7.1
  it('leaves out what is no picture', () => {
    expect(
      parseGallery({ image: 'javascript:alert(1)', images: ['', null, 5, 'a.jpg'], gallery: {} }),
    ).toEqual([]);
    expect(parseGallery(null)).toEqual([]);
  });
});

describe('stepGallery', () => {
  // product 2.7.2
  it('wraps at both ends', () => {
    expect(stepGallery(0, 1, 3)).toBe(1);
    expect(stepGallery(2, 1, 3)).toBe(0);
    expect(stepGallery(0, -1, 3)).toBe(2);
    expect(stepGallery(2, -1, 3)).toBe(1);
  });

  it('stays at a single picture and copes with none', () => {
    expect(stepGallery(0, 1, 1)).toBe(0);
    expect(stepGallery(0, -1, 1)).toBe(0);
    expect(stepGallery(0, 1, 0)).toBe(0);
  });
});
