/**
 * Joins class names without false and undefined ones: `joinClasses('card', isOpen && 'card-open',
 * className)`.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
