import { paragraphs, type Goods } from './goods';
import { SHADES } from './shades';
import { colourCard, roomPicture } from './special';

/** In whole euros; the value of attribute `value` has the same key. */
export const GIFT_CARD_VALUES = [25, 50, 100];

/** The gift card of the shop, in a few values: it is taxed when it pays, and comes by mail. */
export function giftCardGoods(): Goods {
  return {
    key: 'gift-card',
    maker: 'tonwert',
    categories: ['zubehoer'],
    name: ['Geschenkgutschein', 'Gift card'],
    short: [
      'Für alle, die noch nicht wissen, welcher Farbton es wird.',
      'For those who have not settled on a shade yet.',
    ],
    description: [
      paragraphs(
        'Sie wählen den Wert. Sobald der Gutschein bezahlt ist, kommt er per E-Mail, mit einer Seite zum Ausdrucken und Verschenken.',
        'Wer ihn hat, bezahlt damit im Warenkorb. Der Gutschein reicht für mehrere Bestellungen, bis nichts mehr übrig ist.',
      ),
      paragraphs(
        'You choose the value. As soon as the gift card is paid, it comes by e-mail, with a page to print and give away.',
        'Whoever has it pays with it in the cart. It can be used for several orders until nothing is left.',
      ),
    ],
    technical: [],
    keywords: ['Gutschein Geschenk Geschenkkarte', 'voucher gift present'],
    properties: {},
    tags: [],
    rank: 1,
    topic: null,
    variations: GIFT_CARD_VALUES.map((euros) => ({
      attributes: { value: String(euros) },
      unit: 'C62',
      content: 1,
      weight: 0,
      price: euros * 100,
      maximum: 20,
      stock: 'unlimited',
      isSteady: true,
      vatClass: 'voucher',
    })),
    pictures: [colourCard(), roomPicture('living', SHADES[0]!)],
    accessories: [],
  };
}
