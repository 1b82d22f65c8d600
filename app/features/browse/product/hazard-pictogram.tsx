import type { ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { Hazard } from '~/services/shop-api';

export type Pictogram = Hazard['pictograms'][number];

/**
 * A pictogram of CLP annex V: a black symbol on white in a red frame, with a name for screen
 * readers.
 */
export function HazardPictogram({ pictogram }: { pictogram: Pictogram }) {
  const { t } = useText();
  return (
    <svg
      className="hazard-pictogram"
      viewBox="0 0 140 140"
      width="84"
      height="84"
      role="img"
      aria-label={t(`product.hazard.${pictogram}`)}
    >
      <path fill="#fff" stroke="#e3000f" strokeWidth="8" d="M70 6l64 64-64 64L6 70z" />
      {SYMBOLS[pictogram]}
    </svg>
  );
}

const FLAME =
  'M57 96C45 90 40 77 45 64c3-9 10-14 9-25 6 3 9 8 9 15 6-8 9-18 4-30 14 7 22 18 23 31 3-2 4-5 4-10 7 9 9 19 6 29-3 11-9 18-18 22 5-6 6-13 3-20-2 5-4 7-8 8 2-10-2-18-10-23 0 9-4 13-8 18-4 6-5 11-2 17z';

const TUBE = (
  <>
    <path fill="#fff" stroke="#000" strokeWidth="3" d="M-4-13h8v22a4 4 0 0 1-8 0z" />
    <path d="M-4-1h8v10a4 4 0 0 1-8 0zM-7-15H7v4H-7z" />
  </>
);

/**
 * Symbols on the 140 x 140 grid of the pictogram; the area within 52 of its centre is inside the
 * frame.
 */
const SYMBOLS: Readonly<Record<Pictogram, ReactNode>> = {
  // Exploding bomb
  GHS01: (
    <>
      <path d="M44 74a18 18 0 1 0 31 4l-8-1 3-8-10 4v-9l-8 6z" />
      <path d="M63 64l4-26 6 17 12-15-3 18 18-4-13 12 16 6-18 3 9 14-17-9-2 14-6-16z" />
      <path d="M31 69l9 2-3 6zM39 54l8 6-6 4zM51 42l6 8-7 1zM86 99l6 3-4 5-6-4zM100 86l6-1-2 6-6-1z" />
    </>
  ),
  // Flame
  GHS02: <path d={`${FLAME}M46 99h48v7H46z`} transform="translate(0 -2)" />,
  // Flame over circle
  GHS03: (
    <>
      <circle cx="70" cy="85" r="13" fill="none" stroke="#000" strokeWidth="7" />
      <path d="M56 105h28v5H56z" />
      <path stroke="#fff" strokeWidth="3" d={FLAME} transform="translate(25 3) scale(.64 .72)" />
    </>
  ),
  // Gas cylinder
  GHS04: (
    <path
      d="M28 70a13 13 0 0 1 13-13h44c7 0 11 5 15 8h5v-4h8v18h-8v-4h-5c-4 3-8 8-15 8H41a13 13 0 0 1-13-13z"
      transform="translate(8 12) scale(.86) rotate(-40 70 70)"
    />
  ),
  // Corrosion
  GHS05: (
    <>
      <g transform="translate(57 42) rotate(-118) scale(1.15)">{TUBE}</g>
      <g transform="translate(87 42) rotate(118) scale(1.15)">{TUBE}</g>
      <path d="M40 55l3 9a3 3 0 1 1-6 0zM103 55l3 9a3 3 0 1 1-6 0z" />
      <path d="M29 74h9l2 5 4 2 4-2 2-5h15v13H42z" />
      <path d="M74 82c7-5 15-8 21-8l4 3 4-1 2 4 5-3-20 20H78c3-3 7-4 10-5-4 0-8 0-12 1-5 1-8-3-5-6 1-2 2-3 3-5z" />
    </>
  ),
  // Skull and crossbones
  GHS06: (
    <g transform="translate(15.4 11) scale(.78)">
      <path
        fill="none"
        stroke="#000"
        strokeWidth="7"
        strokeLinecap="round"
        d="M36 80l68 26M104 80l-68 26"
      />
      <path d="M34 71a5 5 0 0 1 5 5 5 5 0 1 1-8 5 5 5 0 1 1 3-10zM106 71a5 5 0 0 0-5 5 5 5 0 1 0 8 5 5 5 0 1 0-3-10zM34 115a5 5 0 0 0 5-5 5 5 0 1 0-8-5 5 5 0 1 0 3 10zM106 115a5 5 0 0 1-5-5 5 5 0 1 1 8-5 5 5 0 1 1-3 10z" />
      <path
        stroke="#fff"
        strokeWidth="4"
        d="M70 24c16 0 26 10 26 24 0 8-4 14-11 17v9c0 6-6 10-15 10s-15-4-15-10v-9c-7-3-11-9-11-17 0-14 10-24 26-24z"
      />
      <path
        fill="#fff"
        d="M58 45a7 7 0 1 0 .1 0zM82 45a7 7 0 1 0 .1 0zM70 60l-4 8h8zM61 73h3v8h-3zM68.5 73h3v8h-3zM76 73h3v8h-3z"
      />
    </g>
  ),
  // Exclamation mark
  GHS07: (
    <path d="M70 26c-8 0-13 6-12 13l5 40c.5 4 3 6 7 6s6.5-2 7-6l5-40c1-7-4-13-12-13zM70 92a10 10 0 1 0 .1 0z" />
  ),
  // Health hazard
  GHS08: (
    <>
      <path d="M70 22c8 0 13 6 13 14 0 7-3 11-5 14 1 5 6 6 14 9 8 4 11 9 11 17v14H95l-4 16H49l-4-16h-8V76c0-8 3-13 11-17 8-3 13-4 14-9-2-3-5-7-5-14 0-8 5-14 13-14z" />
      <path
        fill="#fff"
        d="M73 60l5 12 12-8-6 12 14 5-14 4 7 13-13-8-2 17-6-16-12 9 6-13-14-4 14-5-6-11 11 6z"
      />
    </>
  ),
  // Environment
  GHS09: (
    <g transform="translate(11 8) scale(.84)">
      <path d="M54 104V74l-14-9 2-3 12 6V52l-9-10 3-2 7 7 3-15 4 1-2 17 9-9 3 3-11 12v12l10-7 2 3-12 10v25z" />
      <path d="M24 92c12-6 22 0 30 0s14-6 24-5l-5 8 8 9c-12 4-24-1-34 1-9 1-16-4-23-13z" />
      <path
        stroke="#fff"
        strokeWidth="2"
        d="M72 86c8-12 24-14 33-5l11-6-2 11 4 9-12-4c-11 8-26 6-34-5z"
      />
      <path fill="#fff" d="M81 79a3 3 0 1 0 .1 0z" />
    </g>
  ),
};
