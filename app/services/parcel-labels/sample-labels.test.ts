import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { barsOfPdf, factsOfPdf, textOfPdf } from '../../../tests/support/documents';
import { readCode128 } from '../../../tests/support/read-code-128';
import { checkDigit, isChecked } from '~/lib/check-digit';
import type { ParcelToSend } from './parcel-labels';
import { sampleLabels, sampleNumber } from './sample-labels';

const parcel: ParcelToSend = {
  key: 'order-10001-1',
  orderId: 10_001,
  position: 1,
  of: 2,
  service: 'DHL Paket',
  sender: {
    name: 'Tonwert Farben GmbH',
    street: 'Werkstraße 5',
    postcode: '10115',
    city: 'Berlin',
    country: 'Deutschland',
    representative: '',
    email: '',
    phone: '',
    register: '',
    vatId: '',
    taxNumber: '',
  },
  receiver: {
    typeId: 2,
    companyName: 'Malerei Groß & Söhne',
    firstName: 'Änne',
    lastName: 'Groß',
    streetName: 'Hauptstraße',
    apartment: '12 a',
    zipCode: '04109',
    city: 'Leipzig',
    stateName: '',
    countryName: 'Deutschland',
    email: 'a@example.de',
    phoneNumber: '0341 1',
    vatNumber: '',
  },
  wishes: null,
  weightG: null,
};
const make = (change: Partial<ParcelToSend> = {}, locale: 'de' | 'en' = 'de') =>
  sampleLabels(locale).make({ ...parcel, ...change }, AbortSignal.timeout(1_000));
const bytesOf = async (change: Partial<ParcelToSend> = {}) => Buffer.from((await make(change)).pdf);

/** Returns the height of each text above the lower edge, in mm, in the order of drawing. */
async function textHeightsOf(pdf: Uint8Array): Promise<number[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [(Number(item.transform[5]) * 25.4) / 72] : [],
  );
}

test('a label has sender and receiver, and its bars are its number', async () => {
  const { trackingNumber, pdf } = await make({ weightG: 1250 });
  const text = await textOfPdf(pdf);
  for (const said of [
    'DHL Paket',
    '1/2',
    'MUSTER – KEIN VERSANDLABEL',
    'Tonwert Farben GmbH · Werkstraße 5 · 10115 Berlin',
    'Malerei Groß & Söhne Änne Groß Hauptstraße 12 a 04109 Leipzig Deutschland',
    'Bestellung 10001',
    'Gewicht: 1,25 kg',
    trackingNumber.replaceAll(/(.{4})(?=.)/g, '$1 '),
  ]) {
    expect(text).toContain(said);
  }
  // The label must not contain data that the carrier does not need.
  expect(text).not.toMatch(/a@example|0341/);
  expect(readCode128(barsOfPdf(Buffer.from(pdf)))).toBe(trackingNumber);
  expect((await factsOfPdf(pdf)).pages).toBe(1);
});

test('delivery preferences and stations are printed', async () => {
  const wished = await textOfPdf(
    await bytesOf({
      wishes: {
        preferredDay: '2026-12-01',
        preferredLocation: 'Garage',
        preferredNeighbourName: '',
        preferredNeighbourAddress: '',
      },
    }),
  );
  expect(wished).toMatch(/Wunschtag: .*1\. Dezember.* Ablageort: Garage/);
  const receiver = { ...parcel.receiver, companyName: '', postNumber: '12345678' };
  const station = { ...receiver, streetName: 'Packstation', apartment: '145' };
  expect(await textOfPdf(await bytesOf({ receiver: station }))).toContain(
    'Änne Groß 12345678 Packstation 145 04109 Leipzig',
  );
});

test('bars meet the needs of scanners: a white margin, 25 mm high, no module below 0.19 mm', async () => {
  const bars = barsOfPdf(await bytesOf());
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const mm = (points: number) => (points * 25.4) / 72;
  const module = Math.min(...bars.map(({ width }) => mm(width)));
  expect(module).toBeGreaterThan(0.19);
  expect(mm(first.height)).toBeGreaterThanOrEqual(25);
  expect(mm(first.x)).toBeGreaterThan(10 * module);
  expect(105 - mm(last.x + last.width)).toBeGreaterThan(10 * module);
});

test('for any parcel the label is one page and its bars can be read', async () => {
  const long =
    'Ein sehr langer Name von hundert Zeichen, der nicht in die Zeile passt und doch ein Name ist '.repeat(
      2,
    );
  const receiver = {
    ...parcel.receiver,
    companyName: long,
    firstName: long,
    streetName: long,
    city: long,
  };
  const wishes = {
    preferredDay: '2026-12-01',
    preferredLocation: long,
    preferredNeighbourName: long,
    preferredNeighbourAddress: long,
  };
  const { trackingNumber, pdf } = await make({ receiver, wishes, service: long, weightG: 31_500 });
  expect((await factsOfPdf(pdf)).pages).toBe(1);
  // No texts overlap, the bars included, and the order of reading is from the top.
  const heights = await textHeightsOf(pdf);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  const bars = 148 - 98;
  expect(heights.filter((y) => y < bars + 1 && y > bars - 27)).toEqual([]);
  expect(readCode128(barsOfPdf(Buffer.from(pdf)))).toBe(trackingNumber);
});

test('equal parcels have equal labels, in the language of the shop', async () => {
  expect((await bytesOf()).equals(await bytesOf())).toBe(true);
  const { pdf } = await make({}, 'en');
  expect(await textOfPdf(pdf)).toMatch(/SAMPLE – NOT A PARCEL LABEL.*Order 10001/);
});

test('every parcel has a different number, with a check digit', () => {
  // A number from a carrier's manual, and one of a pen.
  expect(isChecked('4006381333931')).toBe(true);
  expect(checkDigit('34043416109401590')).toBe('2');
  const order = fc.integer({ min: 10_001, max: 999_999_999 });
  const position = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(order, position, order, position, (a, at, b, bt) => {
      const [one, other] = [
        sampleNumber({ orderId: a, position: at }),
        sampleNumber({ orderId: b, position: bt }),
      ];
      const isSame = a === b && at === bt;
      return /^00\d{18}$/.test(one) && isChecked(one.slice(2)) && (one === other) === isSame;
    }),
    { seed: 20_261_126 },
  );
  // A mistyped digit is detected.
  const number = sampleNumber({ orderId: 10_001, position: 1 }).slice(2);
  for (let at = 0; at < number.length; at += 1) {
    const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
    expect(isChecked(wrong)).toBe(false);
  }
});
