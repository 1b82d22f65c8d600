/** The goods a guide speaks of, shown below its text: guide, range and the title above it. */
export const GUIDE_GALLERIES = [
  {
    guide: 'ratgeber-menge',
    category: 'wandfarben-sets',
    title: { de: 'Zimmersets', en: 'Room sets' },
  },
  {
    guide: 'ratgeber-menge',
    category: 'wandfarben',
    title: { de: 'Wandfarben', en: 'Wall paints' },
  },
  {
    guide: 'ratgeber-untergrund',
    category: 'spachteln-schleifen',
    title: { de: 'Spachteln und Schleifen', en: 'Filling and sanding' },
  },
  {
    guide: 'ratgeber-untergrund',
    category: 'grundierungen-wand',
    title: { de: 'Grundierungen für Wände', en: 'Primers for walls' },
  },
  {
    guide: 'ratgeber-reste',
    category: 'zubehoer',
    title: { de: 'Zubehör', en: 'Accessories' },
  },
] as const;
