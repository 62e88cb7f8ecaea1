/** The most bytes of an avatar: 5 MiB. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong when Save Avatar is pressed with no picture chosen (spec §5). */
export const NO_AVATAR_MESSAGE = 'Select an image first.';

/** The part of a File that is read. */
export type FileLike = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type, such as image/png. */
  readonly type: string;
};

/** Whether a value is a File, of this or another window. */
function isFile(value: unknown): value is FileLike {
  return Object.prototype.toString.call(value) === '[object File]';
}

/**
 * What is wrong with a chosen avatar (spec §5): 'No file selected', 'Avatar must be a File', not an
 * image, or over 5 MiB; null when it is fine. The server looks at the bytes again.
 */
export function avatarError(avatar: unknown): string | null {
  if (avatar === null || avatar === undefined) return 'No file selected';
  if (!isFile(avatar)) return 'Avatar must be a File';
  if (!avatar.type.startsWith('image/')) return 'Please choose an image.';
  return avatar.size > AVATAR_MAX_BYTES ? 'Please choose an image under 5 MB.' : null;
}
