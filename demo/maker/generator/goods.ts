import type { PictureSpec, Shade, TinSpec } from '../pictures/kinds';
import type { HazardClass } from './hazards';
import type { ShadeEntry } from './shades';

/** A text in German and English. */
export type Both = readonly [de: string, en: string];

export type DrawnPicture = { file: string; spec: PictureSpec; name: Both; alternate: Both };

export type Size = {
  /** Key of the value of attribute `size`. */
  size?: string;
  attributes?: Record<string, string>;
  unit: 'LTR' | 'MLT' | 'GRM' | 'KGM' | 'MTR' | 'C62';
  content: number;
  weight: number;
  /** Gross cents. */
  price: number;
  graduated?: readonly (readonly [from: number, cents: number])[];
  minimum?: number;
  interval?: number;
  maximum?: number;
  stock?: number | 'unlimited';
  availability?: number;
  rrp?: number;
  /** Of this variation alone; they stand before those of the item. */
  pictures?: DrawnPicture[];
  /** Never part of an offer. */
  isSteady?: boolean;
  /** Else `standard`. */
  vatClass?: 'reduced' | 'voucher';
};

/** What buyers say depends on what they bought. */
export type ReviewTopic =
  | 'wall'
  | 'tester'
  | 'mixed'
  | 'tint'
  | 'tile'
  | 'lime'
  | 'facade'
  | 'lacquer'
  | 'furniture'
  | 'oil'
  | 'radiator'
  | 'floor'
  | 'metal'
  | 'wood'
  | 'woodpaint'
  | 'spray'
  | 'primer-wall'
  | 'primer-wood'
  | 'primer-metal'
  | 'brush'
  | 'roller'
  | 'tray'
  | 'tape'
  | 'cover'
  | 'sandpaper'
  | 'filler'
  | 'pole'
  | 'gloves'
  | 'stirrer'
  | 'sprayer'
  | 'comb'
  | 'set-room'
  | 'set-lacquer'
  | 'set-tools';

/** An item with its variations, before it becomes lines of several files. */
export type Goods = {
  key: string;
  type?: 'default' | 'bundle';
  maker: string;
  responsiblePerson?: string;
  categories: string[];
  name: Both;
  short: Both;
  /** HTML. */
  description: Both;
  technical: readonly (readonly [label: Both, value: Both])[];
  keywords: Both;
  shade?: ShadeEntry;
  /** Key of the paint line; testers name the line they are for. */
  line?: string;
  isTester?: boolean;
  properties: Record<string, string>;
  orderProperties?: string[];
  tags: string[];
  hazard?: HazardClass;
  isMadeToOrder?: boolean;
  guaranteeYears?: number;
  /** False for biocides that are sold after a talk only. */
  isSoldOnline?: boolean;
  /** Of electrical devices. */
  weeeNumber?: string;
  /** Place in "recommended"; the higher, the earlier. */
  rank: number;
  /** Null: nobody says anything about it. */
  topic: ReviewTopic | null;
  variations: Size[];
  pictures: DrawnPicture[];
  accessories: string[];
  similar?: string[];
  parts?: { variation: string; quantity: number }[];
};

/** Prices end in 95 or 99 cents. */
export function shopPrice(cents: number): number {
  return cents < 1000 ? Math.ceil(cents / 10) * 10 - 1 : Math.ceil(cents / 50) * 50 - 5;
}

/** A vessel without ground, to lie over a field of its shade. */
export function vesselPicture(
  vessel: Omit<TinSpec, 'kind' | 'sizeLabel' | 'transparent'>,
  key: string,
  alternate: Both,
): DrawnPicture {
  return {
    file: `tin-${key}-${vessel.litres}.svg`,
    spec: { ...vessel, kind: 'tin', sizeLabel: litres(vessel.litres, 'de'), transparent: true },
    name: ['Gebinde', 'Container'],
    alternate,
  };
}

/** A field of the shade alone. */
export function shadePicture(shade: ShadeEntry): DrawnPicture {
  return {
    file: `shade-${shade.key}.svg`,
    spec: { kind: 'shade', shade: drawnShade(shade) },
    name: ['Farbton', 'Shade'],
    alternate: [
      `Farbfläche in ${shade.de} ${shade.number}`,
      `Field of colour in ${shade.en} ${shade.number}`,
    ],
  };
}

export function drawnShade({ hex, de, number }: ShadeEntry): Shade {
  return { hex, name: de, code: number };
}

export function litres(value: number, lang: 'de' | 'en'): string {
  if (value < 1) return `${Math.round(value * 1000)} ml`;
  return `${lang === 'de' ? String(value).replace('.', ',') : value} l`;
}

export function paragraphs(...texts: string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}
