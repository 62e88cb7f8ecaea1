/** True for the error of an import whose package, of this name or scope, is not installed. */
export function isMissingPackage(error: unknown, name: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.includes(name)
  );
}
