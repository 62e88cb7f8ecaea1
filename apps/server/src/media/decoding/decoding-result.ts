/** What a picture is made into. */
export interface PictureOptions {
  /** Width and height of the square that is cut from the middle, at most, in pixels. */
  side: number;
  /** Of the WebP, 1 to 100. */
  quality: number;
}

/** What the decoding process is told. */
export interface DecodingOptions extends PictureOptions {
  /** Length of the file that comes by standard input, in bytes. */
  length: number;
  /** By how much the process may grow before it gives up, in bytes. */
  memoryLimit: number;
}

/** What the decoding process says of a file. */
export type DecodingResult =
  | {
      outcome: 'decoded';
      /** An upright WebP without anything that was in the file beside its pixels. */
      bytes: Uint8Array;
      width: number;
      height: number;
    }
  | { outcome: 'not-a-picture' }
  /** By its metadata, or because decoding took more memory than the process may have. */
  | { outcome: 'too-large' };
