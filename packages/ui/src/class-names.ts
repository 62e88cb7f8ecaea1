/**
 * Joins class names and leaves out what is false or undefined, so that a condition can stand in
 * the list: `joinClasses('card', isOpen && 'card-open', className)`.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
