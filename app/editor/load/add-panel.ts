import type { Shape } from '../document/gestures';

/** An item that can be added to the page, as the list shows it. */
export type Offer = {
  /** The button's field: a block of the palette, or a section of another origin. */
  field: 'variation' | 'section';
  value: string;
  title: string;
  /** More search terms. */
  about: string;
  /** The address of its picture. */
  picture: string;
  /** Decides where it may be put. */
  shape: Shape;
};

export type OfferGroup = { id: string; title: string; offers: Offer[] };

/** A section saved by an operator. */
export type OwnOffer = Offer & { id: number; mayChange: boolean; fits: boolean };

/** The parts of the list: blocks, sections, or those of another page. */
export const ADD_PARTS = ['blocks', 'sections', 'pages'] as const;
export type AddPart = (typeof ADD_PARTS)[number];

export type AddPanel = {
  kind: 'add';
  place: string;
  places: { value: string; label: string }[];
  part: AddPart;
  search: string;
  /** Recently added blocks, and then the blocks of each category. */
  blocks: OfferGroup[];
  ready: Offer[];
  own: OwnOffer[];
  /** Pages whose sections can be copied; the sections of the selected one. */
  pages: { value: string; label: string }[];
  from: { page: string; offers: Offer[] } | null;
};

/** The parameters of the address besides `add`. */
export const ADD_QUERY = ['from'] as const;

/** The offers whose title or description contains every word of the search. */
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
