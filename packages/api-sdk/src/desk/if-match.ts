import type { CallOptions } from '../call-options.ts';

/**
 * Options of a call that changes one version of a thing.
 *
 * @param version of the thing as it was read
 */
export function ifMatch<Options extends CallOptions>(
  version: number,
  options: Options | undefined,
): Options & CallOptions {
  // Nothing of the options is lost; without any, what is added is all there is.
  const given = (options ?? {}) as Options;
  return { ...given, headers: { ...given.headers, 'If-Match': `"${version}"` } };
}
