import { useRef } from 'react';
import { Field, controlProps, type FieldFrame } from '~/components/ui/field';
import { useText } from '~/i18n/text';
import type { PickedKind } from '../../load/picker';
import { HALF_TYPED } from '../../settings/half-typed';
import { besideName, besideValue, shownName } from '../../settings/beside';
import { CommandButton } from '../command-button';

type FieldProps = FieldFrame & { id: string; name: string; label: string; value: string };

/**
 * A percentage, with a text field and a slider. With script each follows the other; without it
 * `beside.ts` says which counts.
 */
export function ShareField({ value, name, ...frame }: FieldProps) {
  const { t } = useText();
  const typed = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const share = { min: 0, max: 1, step: 0.01 };
  return (
    <Field {...frame}>
      <div className="field-row">
        <input
          {...controlProps(frame.id, frame)}
          {...share}
          type="number"
          ref={typed}
          className="input input-range"
          name={name}
          defaultValue={value}
          onInput={({ currentTarget }) => {
            chosen.current!.value = besideValue('range', currentTarget.value);
          }}
        />
        <input
          {...share}
          type="range"
          ref={chosen}
          className="beside-range"
          onInput={({ currentTarget }) => {
            typed.current!.value = currentTarget.value;
          }}
          name={besideName(name)}
          defaultValue={besideValue('range', value)}
          aria-label={t('editor.beside.range', { field: frame.label })}
        />
      </div>
      <input type="hidden" name={shownName(name)} value={value} />
    </Field>
  );
}

/** Not the beginning of an address: empty, a path, a number, a mail or a host with its ending. */
function isWhole(typed: string): boolean {
  return /^(?:$|[/#]|\d+$|(?:mailto|tel):.|(?:https?:\/\/|www\.)[^\s/]+\.[^\s/]{2})/i.test(
    typed.trim(),
  );
}

type PickedFieldProps = FieldProps & { kind: PickedKind; max?: number | undefined };

/** An address or number, with a button to pick it from the shop's content. */
export function PickedField({ kind, value, name, max, ...frame }: PickedFieldProps) {
  const { t } = useText();
  const pick = t(`editorPicker.open.${kind}`);
  return (
    <Field {...frame}>
      <div className="field-row">
        <input
          {...controlProps(frame.id, frame)}
          className="input"
          name={name}
          defaultValue={value}
          maxLength={max}
          onInput={({ currentTarget }) =>
            currentTarget.toggleAttribute(HALF_TYPED, !isWhole(currentTarget.value))
          }
        />
        <CommandButton
          intent={`pick:${name}`}
          className="field-tool"
          aria-label={t('editor.onBlock', { action: pick, block: frame.label })}
        >
          {pick}
        </CommandButton>
      </div>
    </Field>
  );
}
