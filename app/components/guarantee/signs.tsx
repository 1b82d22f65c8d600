const BLUE = '#039';
const YELLOW = '#ffed00';

const STARS = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6;
  return { x: round(50 + 30 * Math.sin(angle)), y: round(48 - 30 * Math.cos(angle)) };
});

/** Drawn on 100 x 112: the shield of the European guarantee signs, twelve stars around a G. */
export function Shield() {
  return (
    <>
      <path
        fill={BLUE}
        stroke="#fff"
        strokeWidth="4"
        d="M50 3c14 7 29 10 45 10v40c0 27-18 45-45 56C23 98 5 80 5 53V13C21 13 36 10 50 3z"
      />
      {STARS.map(({ x, y }) => (
        <path key={`${x} ${y}`} fill={YELLOW} d={STAR} transform={`translate(${x} ${y})`} />
      ))}
      <path fill="none" stroke="#fff" strokeWidth="6" d="M59.5 38.5A13.5 13.5 0 1 0 63.5 49H52" />
    </>
  );
}

const STAR = 'M0-5.5l1.3 3.8h4L2 .7l1.2 3.9L0 2.3l-3.2 2.3L-2 .7l-3.3-2.4h4z';

/** The sign of a producer's guarantee of durability, in a line of text. */
export function Garan() {
  return (
    <svg viewBox="0 0 262 60" width="131" height="30" role="img" aria-label="GARAN">
      <GaranTitle />
    </svg>
  );
}

/** Drawn on 262 x 60. */
export function GaranTitle() {
  return (
    <>
      <text x="0" y="53" fontSize="58" fontWeight="800" textLength="196">
        GARAN
      </text>
      <g transform="translate(202 2)">
        <Tick />
      </g>
    </>
  );
}

/** Drawn on 60 x 60: the tick of GARAN in its rounded square. */
function Tick() {
  return (
    <>
      <rect x="3" y="3" width="54" height="54" rx="12" />
      <path fill="none" stroke="#fff" strokeWidth="8" d="M16 31l10 11 19-24" />
    </>
  );
}

/** Drawn on 100 x 90: a calendar of 365 days, a year of guarantee. */
export function Calendar() {
  return (
    <>
      <rect x="3" y="12" width="94" height="75" rx="9" fill="#fff" stroke="#000" strokeWidth="6" />
      <path d="M3 33V20a8 8 0 0 1 8-8h78a8 8 0 0 1 8 8v13zM23 2h8v18h-8zM69 2h8v18h-8z" />
      <path fill="#fff" d="M25.5 9h3v11h-3zM71.5 9h3v11h-3z" />
      <text x="50" y="73" fontSize="38" fontWeight="800" textAnchor="middle">
        365
      </text>
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
