import { LANGUAGE } from '@haat/domain';

const EN = {
  zoom: 'Zoom picture',
  hint: 'Pinch, or tap twice, to zoom',
  close: 'Close',
};

const HI: typeof EN = {
  zoom: 'तस्वीर बड़ी करें',
  hint: 'बड़ा करने को दो उँगलियाँ फैलाएँ, या दो बार छुएँ',
  close: 'बंद करें',
};

/** The texts of the zoom, in its chunk (product 2.7.2). */
export const VIEWER_TEXTS = LANGUAGE === 'hi' ? HI : EN;
