import { isPlainLine } from '~/lib/control-characters';
import type { StorageItem } from '~/services/operator-api/pictures';
import { fieldsOf } from '../document/block-fields';
import type { EditorCommand } from '../document/commands';
import { isSameJson } from '../document/diff';
import { fieldAt, withFieldSet } from '../document/field-at';
import { alternateOf, type PickTarget } from './pick-target.server';
import type { PickerTyped } from './picker';

/** The maximum length of a description, as in block schemas. */
const MOST_LETTERS = 200;

/** The fields of a picker form for a picture: picture, alt, decorative, screens. */
export function typedOf(form: FormData): PickerTyped {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    picture: text('picture'),
    alt: text('alt'),
    decorative: text('decorative'),
    screens: text('screens'),
  };
}

/** The problem of a description: missing although required, or too long. */
export function alternateProblem(
  { alt = '', decorative = '' }: PickerTyped,
  isRequired: boolean,
): 'required' | 'invalid' | null {
  const text = alt.trim();
  if (text.length > MOST_LETTERS || !isPlainLine(text)) return 'invalid';
  return isRequired && text === '' && decorative === '' ? 'required' : null;
}

/**
 * The command that sets a picture and its description in a block: for all four kinds of screens, or
 * for this one alone. Null if the block has them already.
 */
export function pictureCommand(
  target: PickTarget,
  item: StorageItem,
  { alt = '', decorative = '', screens = '' }: PickerTyped,
): EditorCommand | null {
  const alternate = alternateOf(target);
  if (!target.screens || !alternate)
    return fieldCommand(target, [[target.field.path, item.screens.tablet]]);
  const path = target.field.path.join('.');
  const wanted = Object.entries(target.screens).filter(
    ([, each]) => screens !== 'one' || each.join('.') === path,
  );
  return fieldCommand(target, [
    ...wanted.map(([screen, each]): Change => [
      each,
      item.screens[screen as keyof StorageItem['screens']],
    ]),
    [alternate.path, decorative === '' ? alt.trim() : ''],
    ...withoutFocus(target, item, screens),
  ]);
}

/** The focal point was set for another picture. */
function withoutFocus(
  { block, field, value }: PickTarget,
  { key }: StorageItem,
  screens: string,
): Change[] {
  const path = [...field.path.slice(0, -1), 'focus'];
  const isKept = screens === 'one' || value.startsWith(`/media/${key}/`);
  return isKept || !fieldAt(fieldsOf(block), path) ? [] : [[path, '']];
}

/**
 * The command that sets an address, or a product number, in the field. Null if the block has it
 * already.
 */
export function addressCommand(target: PickTarget, value: string): EditorCommand | null {
  return fieldCommand(target, [[target.field.path, value]]);
}

type Change = [path: readonly string[], value: string];

function fieldCommand({ block }: PickTarget, changes: readonly Change[]): EditorCommand | null {
  const before = fieldsOf(block);
  const fields = changes.reduce((made, [path, value]) => withFieldSet(made, path, value), before);
  if (isSameJson(fields, before)) return null;
  const { uuid, version } = block.meta;
  return { kind: 'change', uuid, fields, ...(version && { version }) };
}
