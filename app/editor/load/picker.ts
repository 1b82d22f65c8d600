import type { FieldKind } from '~/blocks/fields/index';
import type { PageSize } from './page-sizes';

/** Kinds of fields whose value is looked for. */
export type PickedKind = Extract<FieldKind, 'imageUrl' | 'link' | 'product'>;

/** What stands beside the page while the value of one field is looked for. */
export type Picker = {
  /** The field: of which block, where in it, and what both are called. */
  block: string;
  path: string;
  blockTitle: string;
  /** A key of `blocks.field`, and its place in a list. */
  field: string;
  position?: number;
  /** Parameters that open this picker, and those of the settings it was opened from. */
  here: [name: string, value: string][];
  settings: string;
  search: string;
} & (PictureChoice | AddressChoice);

export type PictureChoice = {
  kind: 'picture';
  /** One of four that are made for different screens. */
  hasScreens: boolean;
  pictures: PictureView[];
  /** Where the library is read on. */
  next: string | null;
  /** The one that is about to be put in, with what is said of it. */
  chosen: (PictureView & { alt: string; isDecorative: boolean }) | null;
};

export type PictureView = {
  key: string;
  name: string;
  alternate: string;
  previewUrl: string;
  width: number;
  height: number;
  size: number;
  author: string;
  at: string;
  /** It stands in the field already. */
  isPresent: boolean;
};

export type AddressChoice = {
  kind: 'link' | 'product';
  groups: AddressGroup[];
  /** How many products stand on one page of those that were found, and which page this is. */
  size: PageSize;
  page: number;
  /** Of all that were found. */
  pages: number;
};

export type AddressGroup = {
  name: 'pages' | 'categories' | 'products';
  entries: { value: string; label: string; about: string }[];
};

/** What was typed into a form of the picker that was refused. */
export type PickerTyped = Partial<Record<'picture' | 'alt' | 'decorative' | 'screens', string>>;

/** The parameters of an address that belong to a picker; `edit` names the panel it returns to. */
export const PICK_QUERY = [
  'pick',
  'block',
  'picture',
  'search',
  'after',
  'itemsPerPage',
  'goods',
] as const;

/** The parameters of another step of this picker. */
export function pickerQuery(
  { here }: Pick<Picker, 'here'>,
  more: Partial<Record<(typeof PICK_QUERY)[number], string>> = {},
): string {
  return new URLSearchParams([...here, ...Object.entries(more)]).toString();
}
