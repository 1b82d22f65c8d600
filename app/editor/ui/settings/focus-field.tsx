import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldErrorText, describedBy, type FieldFrame } from '~/components/ui/field';
import { useText } from '~/i18n/text';

type FocusFieldProps = FieldFrame & { id: string; name: string; value: string; picture: string };

/** Nine positions on a picture; the one in the middle is the default. */
const PLACES = [0, 50, 100].flatMap((top) => [0, 50, 100].map((left) => pointText(left, top)));

/**
 * The focal point of a picture that stays visible when it is cropped: one of nine positions, with
 * script also any clicked point.
 */
export function FocusField({ id, name, value, picture, ...frame }: FocusFieldProps) {
  const { t } = useText();
  const ownChoice = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(PLACES.includes(value) ? null : value);
  const [shown, setShown] = useState(value);
  if (picture === '') return <input type="hidden" id={id} name={name} defaultValue={value} />;
  const [left = '50', top = '50'] = shown.split(' ').filter(Boolean);

  function choose({ target, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    if ((target as Element).closest('label, input')) return;
    const box = currentTarget.getBoundingClientRect();
    const share = (at: number, all: number) => Math.round(Math.min(Math.max(at / all, 0), 1) * 100);
    const point = `${share(clientX - box.left, box.width)} ${share(clientY - box.top, box.height)}`;
    flushSync(() => setOwn(point));
    ownChoice.current!.checked = true;
    ownChoice.current!.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const label = (point: string, key: 'point' | 'own') => {
    const [x = '', y = ''] = point.split(' ');
    return point === '' ? t('editor.focus.middle') : t(`editor.focus.${key}`, { left: x, top: y });
  };
  return (
    <fieldset
      className="focus-field"
      aria-describedby={describedBy(id, frame)}
      onInput={({ target }) => setShown((target as HTMLInputElement).value)}
    >
      <legend className="field-label">{frame.label}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {frame.hint}
      </p>
      <FieldErrorText id={id} error={frame.error} />
      {/* The keyboard uses the nine positions. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="focus-picture" onClick={choose}>
        <img src={picture} alt="" width="1600" height="900" />
        <div className="focus-places">
          {PLACES.map((place, index) => (
            <label key={place} className="focus-place" title={label(place, 'point')}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                name={name}
                value={place}
                defaultChecked={place === value}
              />
              <span className="visually-hidden">{label(place, 'point')}</span>
            </label>
          ))}
        </div>
        <svg className="focus-mark" aria-hidden>
          <circle cx={`${left}%`} cy={`${top}%`} r="11" />
        </svg>
      </div>
      {own !== null && (
        <label className="choice">
          <input
            ref={ownChoice}
            type="radio"
            name={name}
            value={own}
            defaultChecked={own === value}
          />
          {label(own, 'own')}
        </label>
      )}
    </fieldset>
  );
}

function pointText(left: number, top: number): string {
  return left === 50 && top === 50 ? '' : `${left} ${top}`;
}
