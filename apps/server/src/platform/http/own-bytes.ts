/**
 * The bytes in memory of their own, for what is cached. Node cuts small buffers (and what comes out
 * of its compressors) out of shared blocks of 64 KiB, which stay as long as anything in them does.
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
