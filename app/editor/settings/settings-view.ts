import type { FieldError } from '~/components/ui/field';
import type { FieldKind } from '~/blocks/fields/index';

/** A control of a settings form. `path` names it in the form: `text.title`. */
export type SettingsField = {
  kind: FieldKind;
  path: string;
  /** The last part of the path, which says what it is called; of an entry of a list its place too. */
  name: string;
  position?: number;
  /** As it stands in the form; 'on' and '' of a switch. */
  value: string;
  /** Of a choice; without '' one has to be made. */
  options?: string[];
  max?: number;
  /** Most entries of the list it stands in. */
  most?: number;
  isRequired: boolean;
  error?: FieldError;
};

/** Fields that belong together, as the schema holds them together. */
export type SettingsGroup = { name: string; fields: SettingsField[] };

/** §9: how many options a list to choose several from offers. */
export const MOST_OPTIONS = 1000;
