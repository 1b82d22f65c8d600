import type { SettingsField } from '../settings/settings-view';
import type { ColourUse } from './contrast-words';
import { HEX } from './palette';

/** The purpose of a block's colour, by its name and the colour beside it in its group. */
export function colourUse(field: SettingsField, group: readonly SettingsField[]): ColourUse {
  const isGround = isGroundName(field.name);
  const beside = group.find(
    ({ kind, name }) => kind === 'colour' && isGroundName(name) !== isGround,
  );
  const other = beside && HEX.test(beside.value) ? beside.value : null;
  return { kind: isGround ? 'ground' : 'text', other };
}

function isGroundName(name: string): boolean {
  return name.toLowerCase() === 'bgcolor';
}
