/**
 * Moves the focus to the first field of a form that is marked as wrong, and shows it: on a phone it may be
 * screens above the button, or folded away.
 */
export function showFirstInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (field === null) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
