/** Colours that carry a meaning; the text colours reach 4.5:1 on the ground they stand on. */
export type PrintColour = 'madder' | 'indigo' | 'turmeric' | 'leaf' | 'ink' | 'hairline';

/** What a message is about: it went wrong, it worked, take note, or good to know. */
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
