/** The ranges a guide speaks of, whose goods stand below its text under their own names. */
export const GUIDE_GALLERIES: Readonly<Record<string, readonly string[]>> = {
  'ratgeber-menge': ['wandfarben-sets', 'wandfarben'],
  'ratgeber-untergrund': ['spachteln-schleifen', 'grundierungen-wand'],
  'ratgeber-reste': ['zubehoer'],
};
