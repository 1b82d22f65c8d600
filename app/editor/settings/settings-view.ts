import type { FieldError } from '~/components/ui/field';
import type { FieldKind } from '~/blocks/fields/index';

/** A control of a settings form. `path` names it in the form: `text.title`. */
export type SettingsField = {
  kind: FieldKind;
  path: string;
  /** The last part of the path, for its label; in a list, with its index. */
  name: string;
  position?: number;
  /** The value in the form; 'on' and '' for a switch. */
  value: string;
  /** The options of a choice; without '' it is required. */
  options?: string[];
  max?: number;
  /** The maximum number of entries in its list. */
  most?: number;
  isRequired: boolean;
  error?: FieldError;
};

/** Fields that the schema groups. */
export type SettingsGroup = { name: string; fields: SettingsField[] };

/** §9: the maximum number of options in a multiple choice. */
export const MOST_OPTIONS = 1000;
