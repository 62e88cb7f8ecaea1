import { LANGUAGE } from '@haat/domain';

const EN = {
  title: (name: string) => `Pictures of ${name}`,
  picture: (name: string, place: number, count: number) => `${name}, picture ${place} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  show: (place: number) => `Show picture ${place}`,
};

const HI: typeof EN = {
  title: (name: string) => `${name} की तस्वीरें`,
  picture: (name: string, place: number, count: number) => `${name}, ${count} में से तस्वीर ${place}`,
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  show: (place: number) => `तस्वीर ${place} देखें`,
};

/** The texts of a product's pictures. */
export const GALLERY_TEXTS = LANGUAGE === 'hi' ? HI : EN;
