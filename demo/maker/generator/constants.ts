import { litres } from './goods';
import { GIFT_CARD_VALUES } from './gift-cards';
import { SHADES, WOOD_TONES } from './shades';
import { DIMENSIONS } from './tools';

const SIZES = [0.125, 0.25, 0.375, 0.4, 0.75, 1, 2.5, 5, 10, 12.5];

const FINISHES = [
  ['matt', 'matt', 'matt'],
  ['silk', 'seidenmatt', 'satin'],
  ['gloss', 'glänzend', 'gloss'],
] as const;

export function shadeRows() {
  return [...SHADES, ...WOOD_TONES].map((each, position) => ({
    shade: each.key,
    card: position < SHADES.length ? 'paint' : 'wood',
    number: each.number,
    color: each.hex,
    family: each.family,
    position,
    name_de: each.de,
    name_en: each.en,
  }));
}

export function attributeRows() {
  const shade = {
    attribute: 'shade',
    type: 'image',
    position: 1,
    name_de: 'Farbton',
    name_en: 'Shade',
  };
  const size = { attribute: 'size', type: 'box', position: 3, name_de: 'Gebinde', name_en: 'Size' };
  const finish = {
    attribute: 'finish',
    type: 'box',
    position: 2,
    name_de: 'Glanzgrad',
    name_en: 'Finish',
  };
  const dimension = {
    attribute: 'dimension',
    type: 'dropdown',
    position: 4,
    name_de: 'Ausführung',
    name_en: 'Size',
  };
  const worth = { attribute: 'value', type: 'box', position: 5, name_de: 'Wert', name_en: 'Value' };
  return [
    ...[...SHADES, ...WOOD_TONES].map((each, at) => ({
      ...shade,
      value: each.key,
      value_position: at,
      shade: each.key,
      value_de: `${each.de} ${each.number}`,
      value_en: `${each.en} ${each.number}`,
    })),
    ...FINISHES.map(([value, de, en], at) => ({
      ...finish,
      value,
      value_position: at,
      shade: '',
      value_de: de,
      value_en: en,
    })),
    ...SIZES.map((value, at) => ({
      ...size,
      value: String(value),
      value_position: at,
      shade: '',
      value_de: litres(value, 'de'),
      value_en: litres(value, 'en'),
    })),
    ...DIMENSIONS.map(([value, [de, en]], at) => ({
      ...dimension,
      value,
      value_position: at,
      shade: '',
      value_de: de,
      value_en: en,
    })),
    ...GIFT_CARD_VALUES.map((euros, at) => ({
      ...worth,
      value: String(euros),
      value_position: at,
      shade: '',
      value_de: `${euros} €`,
      value_en: `€${euros}`,
    })),
  ];
}

type Choice = readonly [value: string, de: string, en: string];

const facts: readonly (readonly [
  property: string,
  de: string,
  en: string,
  choices: readonly Choice[],
])[] = [
  [
    'area',
    'Einsatzbereich',
    'Area of use',
    [
      ['inside', 'innen', 'indoors'],
      ['outside', 'außen', 'outdoors'],
    ],
  ],
  [
    'base',
    'Basis',
    'Base',
    [
      ['water', 'wasserverdünnbar', 'water-based'],
      ['solvent', 'lösemittelhaltig', 'solvent-based'],
    ],
  ],
  [
    'smell',
    'Geruch',
    'Smell',
    [
      ['none', 'kaum wahrnehmbar', 'barely noticeable'],
      ['low', 'gering', 'low'],
      ['strong', 'deutlich', 'strong'],
    ],
  ],
  [
    'opacity',
    'Deckkraft',
    'Opacity',
    [
      ['class-1', 'Klasse 1', 'class 1'],
      ['class-2', 'Klasse 2', 'class 2'],
    ],
  ],
  [
    'abrasion',
    'Nassabrieb',
    'Wet abrasion',
    [
      ['class-1', 'Klasse 1, scheuerbeständig', 'class 1, scrub-resistant'],
      ['class-3', 'Klasse 3, wischfest', 'class 3, wipeable'],
    ],
  ],
];

const BASE_TONES: readonly Choice[] = [
  ['as-number', 'genau nach Nummer', 'exactly as numbered'],
  ['lighter', 'eine Stufe heller', 'one shade lighter'],
  ['darker', 'eine Stufe dunkler', 'one shade darker'],
];

export function propertyRows() {
  const group = {
    group: 'mixing',
    group_position: 1,
    group_name_de: 'Ihr Wunschfarbton',
    group_name_en: 'Your own shade',
  };
  const wish = { ...group, is_order_property: '1', is_filterable: '0' };
  return [
    ...facts.flatMap(([property, de, en, choices], at) =>
      choices.map(([value, valueDe, valueEn], nth) => ({
        property,
        name_de: de,
        name_en: en,
        position: at,
        is_filterable: '1',
        is_order_property: '0',
        value,
        value_position: nth,
        value_de: valueDe,
        value_en: valueEn,
      })),
    ),
    {
      ...wish,
      property: 'shade-number',
      values_from: 'shade',
      shade_card: 'paint',
      name_de: 'Nummer des Farbtons',
      name_en: 'Shade number',
      description_de: 'Nummer oder Name von unserer Farbkarte, zum Beispiel 4120 oder Salbei.',
      description_en: 'Number or name from our colour card, for example 4120 or Sage.',
      value_type: 'text',
      is_required: '1',
      position: 1,
    },
    ...BASE_TONES.map(([value, de, en], at) => ({
      ...wish,
      property: 'base-tone',
      name_de: 'Abstufung',
      name_en: 'Depth',
      value_type: 'selection',
      is_required: '1',
      position: 2,
      value,
      value_position: at,
      value_de: de,
      value_en: en,
    })),
    {
      ...wish,
      property: 'room-name',
      name_de: 'Aufschrift für den Deckel',
      name_en: 'Lettering for the lid',
      description_de: 'Etwa der Name des Zimmers.',
      description_en: 'The name of the room, say.',
      value_type: 'text',
      position: 3,
    },
    {
      ...wish,
      property: 'lid-label',
      name_de: 'Eigenes Etikett für den Deckel',
      name_en: 'Your own label for the lid',
      description_de: 'Ihre Vorlage, rund und 8 cm groß. Wir drucken sie und kleben sie auf.',
      description_en: 'Your artwork, round and 8 cm wide. We print it and stick it on.',
      value_type: 'file',
      position: 4,
    },
    {
      ...wish,
      property: 'mixing',
      name_de: 'Mischservice',
      name_en: 'Mixing service',
      value_type: 'empty',
      is_required: '1',
      is_pre_selected: '1',
      vat_id: 1,
      surcharge: '3,90',
      position: 5,
    },
    {
      ...wish,
      property: 'sample-card',
      name_de: 'Farbmuster auf Karton dazu',
      name_en: 'With a painted sample card',
      value_type: 'empty',
      is_shown_as_additional_costs: '1',
      surcharge: '1,90',
      position: 6,
    },
  ];
}

export const TAGS = [
  { tag: 'new', color: '#1f4d3f', name_de: 'Neu', name_en: 'New' },
  { tag: 'bestseller', color: '#b4532a', name_de: 'Beliebt', name_en: 'Popular' },
  { tag: 'low-odour', color: '#dbe4e8', name_de: 'Geruchsarm', name_en: 'Low odour' },
  { tag: 'mixed-for-you', color: '#f0d9a0', name_de: 'Für Sie gemischt', name_en: 'Mixed for you' },
  { tag: 'set', color: '#ecd6cf', name_de: 'Set', name_en: 'Set' },
];

/** A coupon that everybody may redeem, always and for everything. */
const UNLIMITED = {
  minimum_order_value: '0',
  valid_from: '',
  valid_to: '',
  excludes_special_offers: '0',
  category: '',
  items: '',
  is_single_usage: '0',
  max_uses: '',
  customers: '',
  customer_classes: '',
};

export const COUPONS = [
  {
    coupon: 'FARBE10',
    name_de: '10 % auf Ihre Bestellung',
    name_en: '10 % off your order',
    percent: '10',
    ...UNLIMITED,
    minimum_order_value: '50',
  },
  {
    coupon: 'WILLKOMMEN5',
    name_de: '5 % zum Kennenlernen',
    name_en: '5 % to get to know us',
    percent: '5',
    ...UNLIMITED,
    is_single_usage: '1',
  },
  {
    coupon: 'WERKZEUG15',
    name_de: '15 % auf Werkzeug',
    name_en: '15 % off tools',
    percent: '15',
    ...UNLIMITED,
    minimum_order_value: '30',
    valid_from: 'today-10',
    valid_to: 'today+60',
    excludes_special_offers: '1',
    category: 'werkzeug',
    max_uses: 500,
  },
  {
    coupon: 'LETZTER20',
    name_de: '20 % für die Erste',
    name_en: '20 % for the first',
    percent: '20',
    ...UNLIMITED,
    max_uses: 1,
  },
  {
    coupon: 'HERBST7',
    name_de: '7,5 % im Herbst',
    name_en: '7.5 % in autumn',
    percent: '7,5',
    ...UNLIMITED,
    valid_from: 'today-90',
    valid_to: 'today-30',
  },
  {
    coupon: 'ERSTE8',
    name_de: '8 % auf die erste Bestellung',
    name_en: '8 % off your first order',
    percent: '8',
    ...UNLIMITED,
    customers: 'new',
  },
  {
    coupon: 'TREUE6',
    name_de: '6 % für alle, die wiederkommen',
    name_en: '6 % for coming back',
    percent: '6',
    ...UNLIMITED,
    customers: 'existing',
  },
  {
    coupon: 'GEWERBE12',
    name_de: '12 % für Geschäftskunden',
    name_en: '12 % for business customers',
    percent: '12',
    ...UNLIMITED,
    customer_classes: '2',
  },
  {
    coupon: 'FUENFER',
    name_de: '5 € ab 40 €',
    name_en: '€5 off orders from €40',
    percent: '5 EUR',
    ...UNLIMITED,
    minimum_order_value: '40',
  },
];

export const GIFT_CARDS = [
  { gift_card: 'FARBE-GUTS-CHEI-N050', amount: '50', valid_to: 'today+1000' },
  { gift_card: 'FARBE-GUTS-CHEI-N200', amount: '200', valid_to: '' },
];
