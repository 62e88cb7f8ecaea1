/** The texts of the zoom, in its chunk (product 2.7.2). */
export const VIEWER_TEXTS = {
  zoom: 'Zoom picture',
  hint: 'Pinch, or tap twice, to zoom',
  close: 'Close',
} as const;
