/** Colours with a meaning; text reaches a contrast of 4.5:1 on its background. */
export type PrintColour = 'madder' | 'indigo' | 'turmeric' | 'leaf' | 'ink' | 'hairline';

/** The kind of a message. */
export type MessageTone = 'error' | 'success' | 'warning' | 'info';

/** Text colour classes of the print colours. */
export const PRINT_COLOUR_CLASSES: Readonly<Record<PrintColour, string>> = {
  madder: 'text-madder',
  indigo: 'text-indigo',
  turmeric: 'text-turmeric',
  leaf: 'text-leaf',
  ink: 'text-ink',
  hairline: 'text-hairline',
};
