/**
 * Copies bytes to be cached into memory of their own. Node allocates small buffers, and the output of
 * its compressors, in shared blocks of 64 KiB, which are freed only when no buffer uses them.
 *
 * @param bytes a text becomes UTF-8
 */
export function toOwnBytes(bytes: string | Uint8Array): Buffer {
  if (typeof bytes === 'string') {
    const own = Buffer.allocUnsafeSlow(Buffer.byteLength(bytes));
    own.write(bytes);
    return own;
  }
  const { buffer, byteOffset, byteLength } = bytes;
  if (byteLength === buffer.byteLength) return Buffer.from(buffer, byteOffset, byteLength);
  const own = Buffer.allocUnsafeSlow(byteLength);
  own.set(bytes);
  return own;
}
