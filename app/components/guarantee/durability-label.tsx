import { useText } from '~/i18n/text';
import type { QrCodeView } from '~/components/ui/qr-code';
import { Calendar, Garan, GaranTitle, Shield } from './signs';

export type DurabilityView = {
  years: number;
  maker: string;
  /** The manufacturer's name of the goods; the label has a field for it. */
  model: string;
  qrCode: QrCodeView;
};

/**
 * The harmonised label for a producer's guarantee of durability above two years (Directive
 * 2011/83/EU art. 6(1)(la), Regulation (EU) 2025/1960 annex II, L-37). Beside the pictures it is
 * nested, as the annex allows online: the sign and the years open the whole label.
 */
export function DurabilityLabel(durability: DurabilityView) {
  const { t } = useText();
  const { years, maker, qrCode } = durability;
  return (
    <details className="durability">
      <summary className="details-mark">
        <Garan />
        <span>{t('guarantee.years', { count: years })}</span>
      </summary>
      <Label {...durability} />
      <p>{t('guarantee.explained', { maker })}</p>
      <p>
        <a href={qrCode.address} target="_blank" rel="noopener">
          {t('guarantee.aboutLabel')}
        </a>
      </p>
    </details>
  );
}

/** 95 mm to 100 mm, the proportions of the annex; four units are a millimetre. */
function Label({ years, maker, model, qrCode }: DurabilityView) {
  const { t } = useText();
  const address = qrCode.address.replace('https://', '');
  return (
    <svg
      className="durability-label"
      viewBox="0 0 380 400"
      role="img"
      aria-label={t('guarantee.label', { maker, model, count: years, address })}
    >
      <rect
        x="2"
        y="2"
        width="376"
        height="396"
        rx="14"
        fill="#fff"
        stroke="#000"
        strokeWidth="3"
      />
      <g transform="translate(14 16)">
        <GaranTitle />
      </g>
      <g transform="translate(306 12) scale(.62)">
        <Shield />
      </g>
      <path d="M12 86h356v2H12z" />
      <text x="14" y="107" fontSize="15" fontWeight="600" {...fitting(maker, 210)}>
        {maker}
      </text>
      <text x="366" y="107" fontSize="15" textAnchor="end" {...fitting(model, 130)}>
        {model}
      </text>
      <text x="12" y="208" fontSize="108" fontWeight="800" {...fitting(String(years), 130, 66)}>
        {years}
      </text>
      <g transform="translate(150 124) scale(.98)">
        <Calendar />
      </g>
      <g transform={`translate(262 116) scale(${108 / qrCode.size})`} shapeRendering="crispEdges">
        <path d={qrCode.path} />
      </g>
      <path d="M12 230h356v2H12z" />
      {LANGUAGES.map(([language, words], index) => (
        <text
          key={language}
          lang={language}
          x={index < 12 ? 14 : 203}
          y={248 + (index % 12) * 12.5}
          fontSize="8.5"
        >
          <tspan fontWeight="700">{language.toUpperCase()}</tspan> {words}
        </text>
      ))}
    </svg>
  );
}

/**
 * A long name is condensed so that it does not overlap its neighbours; a letter is about 8 units
 * wide.
 */
function fitting(text: string, width: number, letter = 8) {
  return text.length * letter > width
    ? ({ textLength: width, lengthAdjust: 'spacingAndGlyphs' } as const)
    : {};
}

/** "Producer guarantee in years" in the languages of the Union, as annex II gives it. */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ['bg', 'Гаранция от производителя в години'],
  ['cs', 'Záruka výrobce v letech'],
  ['da', 'Producentgarantiens varighed i år'],
  ['de', 'Herstellergarantie in Jahren'],
  ['el', 'Εγγύηση παραγωγού σε έτη'],
  ['en', 'Producer guarantee in years'],
  ['es', 'Garantía del productor en años'],
  ['et', 'Tootja garantii aastates'],
  ['fi', 'Tuottajan takuu vuosina'],
  ['fr', 'Garantie du producteur en années'],
  ['ga', 'Ráthaíocht an táirgeora de réir blianta'],
  ['hr', 'Jamstvo proizvođača u godinama'],
  ['hu', 'Gyártói jótállás években'],
  ['it', 'Garanzia del produttore in anni'],
  ['lt', 'Gamintojo garantija metais'],
  ['lv', 'Ražotāja garantija gados'],
  ['mt', 'Garanzija tal-produttur fi snin'],
  ['nl', 'Producentengarantie in jaren'],
  ['pl', 'Gwarancja producenta w latach'],
  ['pt', 'Garantia do produtor em anos'],
  ['ro', 'Garanția producătorului în ani'],
  ['sk', 'Záruka výrobcu v rokoch'],
  ['sl', 'Garancija proizvajalca v letih'],
  ['sv', 'Tillverkarens garanti i antal år'],
];
