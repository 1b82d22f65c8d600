import type { Shape } from '../document/gestures';

/** Something that can be put into the page, as its list shows it. */
export type Offer = {
  /** What the button sends: a block of the palette, or a section of another origin. */
  field: 'variation' | 'section';
  value: string;
  title: string;
  /** More words by which it is found. */
  about: string;
  /** The address of its picture. */
  picture: string;
  /** Says where it may stand. */
  shape: Shape;
};

export type OfferGroup = { id: string; title: string; offers: Offer[] };

/** A section that somebody has kept. */
export type OwnOffer = Offer & { id: number; mayChange: boolean; fits: boolean };

/** What the list shows: blocks, sections, or those of another page. */
export const ADD_PARTS = ['blocks', 'sections', 'pages'] as const;
export type AddPart = (typeof ADD_PARTS)[number];

export type AddPanel = {
  kind: 'add';
  place: string;
  places: { value: string; label: string }[];
  part: AddPart;
  search: string;
  /** Added last, and then the blocks of each kind. */
  blocks: OfferGroup[];
  ready: Offer[];
  own: OwnOffer[];
  /** Pages whose sections can be taken over; those of the one that is chosen. */
  pages: { value: string; label: string }[];
  from: { page: string; offers: Offer[] } | null;
};

/** The parameters of the address besides `add`. */
export const ADD_QUERY = ['from'] as const;

/** Those that are found by words: every one is in the title or what is said of it. */
export function foundOffers<Each extends Offer>(offers: readonly Each[], search: string): Each[] {
  const words = bare(search).split(/\s+/).filter(Boolean);
  return offers.filter(({ title, about }) => {
    const text = bare(`${title} ${about}`);
    return words.every((word) => text.includes(word));
  });
}

/** Without case and accents. */
function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
