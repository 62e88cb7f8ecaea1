/**
 * Makes the form of a call that takes files: `body: toForm({ name, avatar: file })`. The files come last, so
 * that a server can stream them; what is undefined is left out.
 *
 * @param fields the fields of the body; a file stands where the contract has a binary text
 */
export function toForm<Body extends object>(
  fields: {
    readonly [Name in keyof NoInfer<Body>]: NoInfer<Body>[Name] | Blob;
  },
): Body {
  const form = new FormData();
  const entries = Object.entries<unknown>(fields).filter(([, value]) => value !== undefined);
  const isFile = ([, value]: [string, unknown]) => value instanceof Blob;
  for (const [name, value] of entries.filter((entry) => !isFile(entry)))
    form.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  // openapi-fetch sends a FormData as it is; the contract's type of the body has its fields.
  return form as unknown as Body;
}
