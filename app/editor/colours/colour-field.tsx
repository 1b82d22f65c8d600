import { useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Field, controlProps, type FieldFrame } from '~/components/ui/field';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import { HALF_TYPED } from '../settings/half-typed';
import { besideName, besideValue, shownName } from '../settings/beside';
import { AS_TEXT, contrastWords, type ColourUse } from './contrast-words';
import { colourOf, nameOf, usePalette, type NamedColour } from './palette';

type ColourFieldProps = FieldFrame & {
  id: string;
  name: string;
  label: string;
  value: string;
  use?: ColourUse;
};

/**
 * A colour as #rrggbb or by its name in the shop, with a preview and its contrast. The palette of
 * the shop stands beside it: without script as a select (`beside.ts` says when it counts), with
 * script as swatches and a control for any other colour.
 */
export function ColourField({ value, name, use = AS_TEXT, ...frame }: ColourFieldProps) {
  const { t, locale } = useText();
  const palette = usePalette();
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const { id, label } = frame;
  const colour = colourOf(typed, palette);
  const named = colour && nameOf(colour, palette);
  const control = controlProps(id, frame);

  function choose(chosen: string) {
    input.current!.value = chosen;
    // The form receives it like a key press.
    input.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Field {...frame} className="colour-field">
      <div className="field-row">
        <span className={colour ? 'colour-shown' : 'colour-shown colour-none'}>
          {colour && <Swatch color={colour} />}
          {isHydrated && (
            <input
              className="colour-free"
              type="color"
              tabIndex={-1}
              value={colour ?? '#ffffff'}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
              aria-label={t('editor.beside.colour', { field: label })}
            />
          )}
        </span>
        <input
          {...control}
          ref={input}
          className="input"
          name={name}
          defaultValue={value}
          maxLength={100}
          {...{ [HALF_TYPED]: (typed.trim() !== '' && !colour) || undefined }}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-describedby={`${control['aria-describedby'] ?? ''} ${id}-contrast`.trim()}
        />
      </div>
      <p className="field-hint colour-contrast" id={`${id}-contrast`}>
        {colour && named && <strong>{named}</strong>}{' '}
        {colour && contrastWords(colour, use, { t, locale })}
        {!colour && t(typed.trim() === '' ? 'editor.colour.none' : 'editor.colour.unknown')}
      </p>
      {isHydrated ? (
        <Swatches id={id} label={label} colour={colour} onChoose={choose} />
      ) : (
        <PaletteSelect name={name} label={label} value={value} />
      )}
      <input type="hidden" name={shownName(name)} value={value} />
      <input type="hidden" name="colours" value={name} />
    </Field>
  );
}

type SwatchesProps = {
  id: string;
  label: string;
  colour: string | null;
  onChoose: (colour: string) => void;
};

/**
 * The palette of the shop, folded until it is opened: arrow keys go through it and preview each
 * colour.
 */
function Swatches({ id, label, colour, onChoose }: SwatchesProps) {
  const { t } = useText();
  const palette = usePalette();
  const [isOpen, setIsOpen] = useState(false);
  const groups = (['design', 'shades'] as const).filter((group) => palette[group].length > 0);
  return (
    <details
      className="colour-palette"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary aria-label={t('editor.colour.openOf', { field: label })}>
        {t('editor.colour.open')}
      </summary>
      {isOpen &&
        groups.map((group) => (
          <div
            key={group}
            className="colour-swatches"
            role="radiogroup"
            aria-label={t(`editor.colour.${group}`)}
          >
            {palette[group].map(({ name, color }) => (
              <label key={`${name} ${color}`} className="colour-swatch">
                <input
                  type="radio"
                  // Belongs to no form: the field above sends the value.
                  form="no-form"
                  name={`${id}-${group}`}
                  checked={colour === color.toLowerCase()}
                  onChange={() => onChoose(color.toLowerCase())}
                />
                <Swatch color={color} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        ))}
    </details>
  );
}

/** The palette without script. */
function PaletteSelect({ name, label, value }: { name: string; label: string; value: string }) {
  const { t } = useText();
  const { design, shades } = usePalette();
  const options = (colours: readonly NamedColour[]) =>
    colours.map((each) => (
      <option key={`${each.name} ${each.color}`} value={each.color.toLowerCase()}>
        {`${each.name} (${each.color})`}
      </option>
    ));
  const isNamed = [...design, ...shades].some(({ color }) => color.toLowerCase() === value);
  return (
    <select
      className="input select"
      name={besideName(name)}
      defaultValue={isNamed ? besideValue('colour', value) : ''}
      aria-label={t('editor.beside.colour', { field: label })}
    >
      <option value="">{t('editor.colour.asTyped')}</option>
      <optgroup label={t('editor.colour.design')}>{options(design)}</optgroup>
      {shades.length > 0 && (
        <optgroup label={t('editor.colour.shades')}>{options(shades)}</optgroup>
      )}
    </select>
  );
}
