export type Family =
  | 'white'
  | 'grey'
  | 'natural'
  | 'yellow'
  | 'terracotta'
  | 'red'
  | 'rose'
  | 'blue'
  | 'green'
  | 'dark';

export type ShadeEntry = {
  key: string;
  number: string;
  hex: string;
  family: Family;
  de: string;
  en: string;
  /** How the shade looks, to follow "… ist" / "… is". */
  lookDe: string;
  lookEn: string;
};

type Line = [number: string, hex: string, de: string, en: string, lookDe: string, lookEn: string];

// oxfmt-ignore
const SHADES_BY_FAMILY: Record<Family, Line[]> = {
  white: [
    ['1010', '#f6f4ee', 'Kreide', 'Chalk', 'ein weiches Weiß ohne Kälte', 'a soft white with no hint of blue'],
    ['1020', '#f2ede0', 'Leinen', 'Linen', 'ein warmes Weiß wie ungebleichtes Tuch', 'a warm white, like unbleached cloth'],
    ['1030', '#eeeae4', 'Milchglas', 'Milk Glass', 'ein ruhiges Weiß mit einem Hauch Grau', 'a quiet white with a touch of grey'],
    ['1040', '#f4efe6', 'Mandelblüte', 'Almond Blossom', 'ein zartes Weiß mit rosigem Grund', 'a delicate white with a rosy undertone'],
    ['1050', '#eef0ee', 'Morgennebel', 'Morning Mist', 'ein kühles, klares Weiß', 'a cool, clean white'],
    ['1060', '#efe9d8', 'Vanillezucker', 'Vanilla Sugar', 'ein cremiges Weiß mit einem Hauch Gelb', 'a creamy white with a hint of yellow'],
  ],
  grey: [
    ['2010', '#d8d7d2', 'Kiesel', 'Pebble', 'ein helles Grau mit sandigem Unterton', 'a pale grey with a sandy undertone'],
    ['2020', '#bfc1bf', 'Regenwolke', 'Rain Cloud', 'ein mittleres Grau, das sich zurücknimmt', 'an understated mid-grey'],
    ['2030', '#a3a5a4', 'Zinn', 'Pewter', 'ein klares Grau mit kühlem Schimmer', 'a clear grey with a cool sheen'],
    ['2040', '#8b8985', 'Schiefer', 'Slate', 'ein kräftiges Grau mit steinernem Charakter', 'a strong, stony grey'],
    ['2050', '#c9c4bb', 'Muschelkalk', 'Limestone', 'ein warmes Grau wie alter Kalkstein', 'a warm grey, like weathered limestone'],
    ['2060', '#76787a', 'Basalt', 'Basalt', 'ein tiefes Grau wie nasser Stein', 'a deep grey, like wet stone'],
  ],
  natural: [
    ['3010', '#e4d9c6', 'Dünensand', 'Sand Dune', 'ein heller Sandton wie trockener Strand', 'a pale sand, like a dry beach'],
    ['3020', '#d3c2a5', 'Haferkorn', 'Oatmeal', 'ein körniges Beige mit viel Wärme', 'a grainy beige with plenty of warmth'],
    ['3030', '#bfa888', 'Lehm', 'Clay', 'ein erdiger Ton aus Ocker und Braun', 'an earthy blend of ochre and brown'],
    ['3040', '#a58c6d', 'Haselnuss', 'Hazelnut', 'ein mildes Braun mit goldenem Kern', 'a mellow brown with a golden heart'],
    ['3050', '#8a6f55', 'Walnuss', 'Walnut', 'ein sattes Braun wie geöltes Holz', 'a rich brown, like oiled wood'],
    ['3060', '#6d5341', 'Kakao', 'Cocoa', 'ein dunkles, weiches Braun', 'a soft, dark brown'],
  ],
  yellow: [
    ['5010', '#f3e3b0', 'Ginster', 'Gorse', 'ein helles Gelb wie Licht am Vormittag', 'a light yellow, like the morning sun'],
    ['5020', '#ebcf7f', 'Strohblume', 'Strawflower', 'ein sonniges Gelb mit matter Tiefe', 'a sunny yellow with a chalky depth'],
    ['5030', '#dcae4a', 'Senfkorn', 'Mustard Seed', 'ein würziges Gelb mit braunem Anteil', 'a spicy yellow with some brown in it'],
    ['5040', '#c8953b', 'Bernstein', 'Amber', 'ein goldener Ton, der abends leuchtet', 'a golden shade that glows in evening light'],
    ['5050', '#f0d9a0', 'Honigmelone', 'Honeydew', 'ein sanftes, freundliches Gelb', 'a gentle, cheerful yellow'],
  ],
  terracotta: [
    ['6010', '#e2b694', 'Aprikose', 'Apricot', 'ein heller Orangeton mit pudriger Ruhe', 'a light, powdery orange'],
    ['6020', '#cf8d63', 'Tonkrug', 'Earthenware', 'ein warmer Ton wie gebrannte Erde', 'a warm shade, like fired clay'],
    ['6030', '#b9693f', 'Terrakotta', 'Terracotta', 'ein kräftiges Rotbraun aus dem Süden', 'a strong red-brown from the south'],
    ['6040', '#9c4f30', 'Ziegel', 'Brick', 'ein dunkles Ziegelrot mit Charakter', 'a dark brick red with character'],
    ['6050', '#d7a07a', 'Sanddorn', 'Sea Buckthorn', 'ein gedämpftes Orange mit Sonne darin', 'a muted orange with some sun in it'],
  ],
  red: [
    ['6510', '#b5483f', 'Hagebutte', 'Rosehip', 'ein lebendiges Rot mit braunem Grund', 'a lively red with a brown base'],
    ['6520', '#96322f', 'Schwedenrot', 'Falu Red', 'das klassische Rot nordischer Holzhäuser', 'the classic red of Nordic timber houses'],
    ['6530', '#7b2a33', 'Brombeere', 'Blackberry', 'ein dunkles Rot mit violettem Schatten', 'a dark red with a shadow of violet'],
    ['6540', '#c9655c', 'Klatschmohn', 'Field Poppy', 'ein offenes Rot für einzelne Akzente', 'a bright red for accents'],
  ],
  rose: [
    ['7010', '#ecd6cf', 'Pfingstrose', 'Peony', 'ein helles, zurückhaltendes Rosa', 'a pale, grown-up pink'],
    ['7020', '#dbb3ac', 'Altrosa', 'Dusky Rose', 'ein gedecktes Rosa mit grauem Schleier', 'a muted pink with a veil of grey'],
    ['7030', '#c08a8b', 'Malve', 'Mallow', 'ein kräftiges Rosa, das ins Violette spielt', 'a strong pink that leans towards violet'],
    ['7040', '#a88fa0', 'Flieder', 'Lilac', 'ein stilles Violett mit staubigem Ton', 'a quiet, dusty violet'],
    ['7050', '#7d5f74', 'Pflaume', 'Plum', 'ein dunkles, samtiges Violett', 'a dark, velvety violet'],
  ],
  blue: [
    ['8010', '#dbe4e8', 'Eisblume', 'Hoar Frost', 'ein sehr helles Blau, klar wie ein Wintermorgen', 'a very pale blue, clear as a winter morning'],
    ['8020', '#b7cad3', 'Vergissmeinnicht', 'Forget-me-not', 'ein freundliches Hellblau mit etwas Grau', 'a friendly light blue with a little grey'],
    ['8030', '#8eabb9', 'Seeluft', 'Sea Breeze', 'ein frisches Blau wie ein windiger Tag', 'a fresh blue, like a breezy day'],
    ['8040', '#5f8296', 'Fjord', 'Fjord', 'ein tiefes, ruhiges Graublau', 'a deep, calm grey-blue'],
    ['8050', '#3f6079', 'Hafenblau', 'Harbour Blue', 'ein kräftiges Blau mit maritimem Ernst', 'a strong, seafaring blue'],
    ['8060', '#2e4358', 'Tinte', 'Ink', 'ein dunkles Blau, fast wie die Nacht', 'a dark blue, close to midnight'],
    ['8070', '#7fa3a6', 'Lagune', 'Lagoon', 'ein Blaugrün wie flaches Wasser', 'a blue-green, like shallow water'],
  ],
  green: [
    ['4110', '#d9e0cf', 'Lindenblüte', 'Lime Blossom', 'ein helles Grün mit gelbem Licht', 'a pale green with yellow light in it'],
    ['4120', '#a3b096', 'Salbei', 'Sage', 'ein gedecktes Graugrün, das zu Holz passt', 'a muted grey-green that suits wood'],
    ['4130', '#86977a', 'Olivenblatt', 'Olive Leaf', 'ein natürliches Grün mit silbrigem Schimmer', 'a natural green with a silvery sheen'],
    ['4140', '#6b7f5f', 'Moos', 'Moss', 'ein sattes Grün wie Waldboden', 'a rich green, like a forest floor'],
    ['4150', '#4d6650', 'Wacholder', 'Juniper', 'ein dunkles Grün mit kühlem Hauch', 'a dark green with a touch of coolness'],
    ['4160', '#2f4a3d', 'Tannengrün', 'Fir Green', 'ein tiefes Grün wie ein Nadelwald', 'a deep green, like a fir forest'],
    ['4170', '#c3cfb5', 'Gurkenschale', 'Cucumber', 'ein frisches Hellgrün ohne Schärfe', 'a fresh light green without any sharpness'],
  ],
  dark: [
    ['9010', '#4a4a4b', 'Graphit', 'Graphite', 'ein dunkles Grau mit metallischer Strenge', 'a dark grey with a metallic edge'],
    ['9020', '#38393b', 'Anthrazit', 'Anthracite', 'ein dunkles Grau, das Konturen schärft', 'a dark grey that sharpens outlines'],
    ['9030', '#26272a', 'Rabenfeder', 'Raven', 'ein weiches Schwarz mit blauem Schimmer', 'a soft black with a blue sheen'],
    ['9040', '#3d322c', 'Mooreiche', 'Bog Oak', 'ein Schwarzbraun wie altes Eichenholz', 'a brown-black, like ancient oak'],
  ],
};

/** The colour card of the shop: shades with names and numbers of its own. */
export const SHADES: readonly ShadeEntry[] = Object.entries(SHADES_BY_FAMILY).flatMap(
  ([family, lines]) =>
    lines.map(([number, hex, de, en, lookDe, lookEn]) => ({
      key: en.toLowerCase().replaceAll(' ', '-'),
      number,
      hex,
      family: family as Family,
      de,
      en,
      lookDe,
      lookEn,
    })),
);

/** Tones of stains and glazes; they let the wood show. */
// oxfmt-ignore
export const WOOD_TONES: readonly ShadeEntry[] = (
  [
    ['W10', '#e6d3b1', 'Birke', 'Birch', 'ein sehr heller Holzton', 'a very pale wood tone'],
    ['W15', '#d9b98a', 'Kiefer', 'Pine', 'ein heller, honigfarbener Holzton', 'a light, honey-coloured wood tone'],
    ['W20', '#c4955a', 'Eiche hell', 'Light Oak', 'ein goldbrauner Holzton', 'a golden-brown wood tone'],
    ['W25', '#b07a3f', 'Pinie', 'Stone Pine', 'ein warmer, rötlicher Holzton', 'a warm wood tone with a touch of red'],
    ['W30', '#96602f', 'Teak', 'Teak', 'ein kräftiger Holzton wie auf alten Booten', 'a strong wood tone, as on old boats'],
    ['W35', '#7c4a26', 'Nussbaum', 'Dark Walnut', 'ein dunkler Holzton mit ruhiger Zeichnung', 'a dark wood tone with a calm figure'],
    ['W40', '#6a3a24', 'Mahagoni', 'Mahogany', 'ein rotbrauner, edler Holzton', 'a noble red-brown'],
    ['W45', '#523321', 'Palisander', 'Rosewood', 'ein tiefbrauner Holzton', 'a deep brown wood tone'],
    ['W50', '#3e2b20', 'Ebenholz', 'Ebony', 'ein fast schwarzer Holzton', 'an almost black wood tone'],
    ['W55', '#9a958b', 'Silbergrau', 'Silver Grey', 'ein grauer Ton wie verwittertes Holz', 'a grey, like weathered timber'],
    ['W60', '#d6d0c4', 'Treibholz', 'Driftwood', 'ein heller Grauton wie am Meer getrocknet', 'a pale grey, as if dried by the sea'],
    ['W65', '#7d8a6a', 'Schilfgrün', 'Reed Green', 'ein lasierendes Graugrün', 'a translucent grey-green'],
  ] as Line[]
).map(([number, hex, de, en, lookDe, lookEn]) => ({
  key: en.toLowerCase().replaceAll(' ', '-'),
  number,
  hex,
  family: 'natural' as const,
  de,
  en,
  lookDe,
  lookEn,
}));

export const FAMILY_NAMES: Record<Family, [de: string, en: string, color: string]> = {
  white: ['Weißtöne', 'Whites', '#f2ede0'],
  grey: ['Grautöne', 'Greys', '#a3a5a4'],
  natural: ['Naturtöne', 'Naturals', '#bfa888'],
  yellow: ['Gelbtöne', 'Yellows', '#dcae4a'],
  terracotta: ['Terrakottatöne', 'Terracottas', '#b9693f'],
  red: ['Rottöne', 'Reds', '#96322f'],
  rose: ['Rosa- und Violetttöne', 'Pinks and violets', '#dbb3ac'],
  blue: ['Blautöne', 'Blues', '#5f8296'],
  green: ['Grüntöne', 'Greens', '#86977a'],
  dark: ['Dunkle Töne', 'Darks', '#38393b'],
};
