/** Makes a form of named values. The files come last, so that a server can stream them. */
export function toFormData(
  values: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Blob>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...files })) form.append(name, value);
  return form;
}
