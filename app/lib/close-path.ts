/** Outline of the close icon; the script of the shop pages draws it too. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18';
