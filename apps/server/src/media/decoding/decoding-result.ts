/** The picture to make. */
export interface PictureOptions {
  /** Maximum width and height, in pixels. */
  side: number;
  /** True for the central square alone, false for the whole picture. */
  isSquare: boolean;
  /** Quality of the WebP, 1 to 100. */
  quality: number;
}

/** Options of the decoding process. */
export interface DecodingOptions extends PictureOptions {
  /** Length of the file of standard input, in bytes. */
  length: number;
  /** Maximum growth of the process, in bytes. */
  memoryLimit: number;
}

/** Result of the decoding process. */
export type DecodingResult =
  | {
      outcome: 'decoded';
      /** An upright WebP without the file's metadata. */
      bytes: Uint8Array;
      width: number;
      height: number;
    }
  | { outcome: 'not-a-picture' }
  /** The metadata exceed a limit, or decoding exceeded the memory limit. */
  | { outcome: 'too-large' };
