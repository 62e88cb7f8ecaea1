/** Id of the main content: where the skip link and a move to another page put the focus. */
export const MAIN_ID = 'main';
