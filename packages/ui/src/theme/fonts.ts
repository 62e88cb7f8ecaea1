/** A face of the theme, with its file among `@haat/ui/fonts/…`. */
export type FontFace = {
  /** Mukta for text, Rozha One for titles. */
  family: 'Mukta' | 'Rozha One';
  /** As `font-weight`. */
  weight: 400 | 600 | 700;
  /** Name of the file, such as `mukta-latin-400.woff2`. */
  file: string;
};

/**
 * The faces of the first screen of every page (Latin, digits and ₹), for an app to preload in its
 * `<head>`: text, what stands out in it such as buttons and labels, and titles. Browsers load the
 * Devanagari faces only for such text. The bundler knows the URL of a
 * file: `import url from '@haat/ui/fonts/<file>?url'`.
 */
export const PRELOADED_FACES = [
  { family: 'Mukta', weight: 400, file: 'mukta-latin-400.woff2' },
  { family: 'Mukta', weight: 600, file: 'mukta-latin-600.woff2' },
  { family: 'Rozha One', weight: 400, file: 'rozha-one-latin-400.woff2' },
] as const satisfies readonly FontFace[];
