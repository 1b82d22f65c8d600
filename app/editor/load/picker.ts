import type { FieldKind } from '~/blocks/fields/index';
import type { PageSize } from './page-sizes';

/** Kinds of fields whose value a picker searches. */
export type PickedKind = Extract<FieldKind, 'imageUrl' | 'link' | 'product'>;

/** The picker beside the page for the value of one field. */
export type Picker = {
  /** The field: its block, its path, and the names of both. */
  block: string;
  path: string;
  blockTitle: string;
  /** A key of `blocks.field`, and its index in a list. */
  field: string;
  position?: number;
  /** Parameters that open this picker, and those of the settings it was opened from. */
  here: [name: string, value: string][];
  settings: string;
  search: string;
} & (PictureChoice | AddressChoice);

export type PictureChoice = {
  kind: 'picture';
  /** Is it one of four pictures for different screens? */
  hasScreens: boolean;
  pictures: PictureView[];
  /** The cursor of the next part of the library. */
  next: string | null;
  /** The selected picture before it is inserted, with its description. */
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
  /** Is it the present value of the field? */
  isPresent: boolean;
};

export type AddressChoice = {
  kind: 'link' | 'product';
  groups: AddressGroup[];
  /** The page size of the results, and the number of this page. */
  size: PageSize;
  page: number;
  /** The number of pages. */
  pages: number;
};

export type AddressGroup = {
  name: 'pages' | 'categories' | 'products';
  entries: { value: string; label: string; about: string }[];
};

/** The values typed into a refused form of the picker. */
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
