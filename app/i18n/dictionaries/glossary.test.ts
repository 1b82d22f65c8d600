import { describe, expect, test } from 'vitest';
import { flattenTexts } from '../text-tree';
import * as de from './de/index';
import * as en from './en/index';

/** One word for one thing: docs/how-to/write-a-text.md lists them with reasons. */
type Rule = {
  /** The forbidden expression, and its replacement. */
  never: RegExp;
  instead: string;
  /** Keys whose text is fixed by another rule, such as a law. */
  except?: string[];
};

/** Whole sentences may spell the tax out; lines of a total do not. */
const SENTENCES_ON_VAT = ['cart.vatIncluded', 'shippingTerms.costsText'];

const ARTICLES_OF_A_LAW = ['vat.intraCommunityEu', 'vat.exportEu'];

const GERMAN: Rule[] = [
  { never: /\bProdukte?[ns]?\b/, instead: 'Artikel' },
  { never: /\bVariante/, instead: 'Ausführung' },
  { never: /\bEinkaufswagen/, instead: 'Warenkorb' },
  { never: /\b(?:Rabattcode|Coupon|Voucher)/, instead: 'Gutschein, Gutscheincode' },
  { never: /\bVersandmethode|\bLieferart/, instead: 'Versandart' },
  { never: /\bLieferkosten|\bVersandgebühr/, instead: 'Versandkosten' },
  { never: /\bZahlungsmethode|\bZahlungsweise|\bBezahlart/, instead: 'Zahlungsart' },
  { never: /Umsatzsteuer-Identifikationsnummer|USt-ID|\bUSt-IdNr(?!\.)/, instead: 'USt-IdNr.' },
  { never: /\bMehrwertsteuer/, instead: 'MwSt.', except: SENTENCES_ON_VAT },
  { never: /Datenschutzhinweis|Hinweise zum Datenschutz/, instead: 'Datenschutzerklärung' },
  { never: /\bGeschäftsbedingungen/, instead: 'AGB', except: ['staticPages.termsAndConditions'] },
  { never: /Auftragsbestätigung|Versandmeldung/, instead: 'Bestellbestätigung' },
  { never: /\b[Ee]mail\b|\bE-mail\b|(?<!-)\bMail\b/, instead: 'E-Mail' },
  { never: /akzeptieren\b(?=.*Cookie)|Alle akzeptieren|Alles ablehnen/, instead: 'Alle annehmen' },
  { never: /schiefgegangen|\bgeht (?:nicht|jederzeit)\b|\bgerade nicht\b/, instead: 'plain words' },
  { never: /\b[Ss]kripte?n?\b/, instead: 'JavaScript' },
  { never: /\b(?:speichern|laden|prüfen) Sie sie\b/, instead: 'the noun' },
  { never: /\bArtikel im Angebot/, instead: 'reduzierte Artikel' },
  { never: /\bWarenwert/, instead: 'Zwischensumme' },
  // Any name may be inserted: a grammatical gender would not fit all of them.
  { never: /\{name\}: Bitte wählen Sie ein/, instead: 'Bitte wählen Sie: {name}' },
  { never: /\b(?:[Dd]u|[Dd]ein\w*|[Ee]uch|[Ee]uer)\b/, instead: 'Sie' },
];

const OF_THE_EDITOR = Object.keys(flattenTexts(en)).filter((key) =>
  /^(editor|editorPages|editorPicker|editorPictures|editorTogether|storefrontError\.blocks)\./.test(
    key,
  ),
);

/** §5 names them so. */
const TYPES_OF_PAGES = ['editorPages.type.item', 'editorPages.newType.item'];

const ENGLISH: Rule[] = [
  {
    never: /\b(?:items?|articles?)\b/i,
    instead: 'product',
    except: [...ARTICLES_OF_A_LAW, ...TYPES_OF_PAGES],
  },
  { never: /\b(?:variation|variant)s?\b/i, instead: 'option' },
  // Goods come in options, pages in versions.
  { never: /\bversions?\b/i, instead: 'option', except: OF_THE_EDITOR },
  { never: /\b(?:basket|shopping bag|trolley)\b/i, instead: 'cart' },
  { never: /\bvouchers?\b|\bpromo/i, instead: 'coupon' },
  { never: /\bshipping\b|\bshipment\b/i, instead: 'delivery' },
  { never: /\bVAT ID\b|\bsales tax\b/i, instead: 'VAT number' },
  { never: /\bdispatch note\b/i, instead: 'dispatch confirmation' },
  { never: /\bprivacy (?:notice|statement)\b|\bdata protection\b/i, instead: 'privacy policy' },
  { never: /\blacquers?\b/i, instead: 'trim paint, wood and metal paint' },
  // §2 names the accordion.
  { never: /\bcolors?\b/i, instead: 'colour', except: ['editor.design.colours'] },
  { never: /\bzip code\b/i, instead: 'postcode' },
  { never: /\binvoice address/i, instead: 'billing address' },
  { never: /\bemail/i, instead: 'e-mail' },
  {
    never: /\blog(?:ged|ging)?[ -]?(?:ins?|outs?)\b/i,
    instead: 'sign in',
    except: ['editorPages.field.right'],
  },
  { never: /\bgoods incl\b|\bproducts incl\b/i, instead: 'Subtotal' },
  { never: /\bproducts on offer\b/i, instead: 'sale products' },
  { never: /\bjunk\b/i, instead: 'spam folder' },
  {
    never: /\bgood for\b|\bholds (?:as|until)\b|\bholds\.|\bup to you\b/i,
    instead: 'valid for, takes effect, optional',
  },
  {
    never: /\b(?:in|without) (?:the |a )?[\w ]+ too\b(?! m)/i,
    instead: 'including in, even without',
  },
  { never: /\bwithout scripts\b/i, instead: 'without JavaScript' },
  { never: /\bvery many\b|\bright now\b|\bsingly\b/i, instead: 'plain words' },
];

/** The wording of the legal guarantee is that of Regulation (EU) 2025/1960, annex I. */
function ourOwn(dictionary: typeof de | typeof en): [key: string, text: string][] {
  return Object.entries(flattenTexts(dictionary)).filter(([key]) => !key.startsWith('guarantee.'));
}

const LANGUAGES = [
  { lang: 'de', texts: ourOwn(de), rules: GERMAN },
  { lang: 'en', texts: ourOwn(en), rules: ENGLISH },
];

/** "At least one", which needs no number. */
const NO_BOUND = [
  'storefrontError.offer.itemOutOfStock',
  'errorMessages.password.letter',
  'errorMessages.password.number',
];

describe.each(LANGUAGES)('the texts in $lang', ({ lang, texts, rules }) => {
  test.each(rules)('use "$instead"', ({ never, except = [] }) => {
    const wrong = texts.filter(
      ([key, text]) => never.test(text.replace(/\{\w+\}/g, '')) && !except.includes(key),
    );
    expect(wrong).toEqual([]);
  });

  test('have no exclamation mark and no second space', () => {
    expect(texts.filter(([, text]) => /!| {2}/.test(text))).toEqual([]);
  });

  test('have plain spaces only: the formatter makes them non-breaking', () => {
    expect(texts.filter(([, text]) => /[^\S ]/.test(text))).toEqual([]);
  });

  test('ask politely in errors', () => {
    const bare =
      lang === 'de'
        ? /(?:^|[.;:] )(?!Bitte )(?:Geben|Wählen|Prüfen|Gehen|Laden|Versuchen|Schreiben) Sie/
        : /(?:^|[.;:] )(?:Enter|Choose|Check|Go back|Try|Write|Remove|Describe) /;
    const errors = texts.filter(([key]) => /error/i.test(key));
    expect(errors.length).toBeGreaterThan(100);
    expect(errors.filter(([, text]) => bare.test(text))).toEqual([]);
  });

  test('name the number of every minimum, maximum and step', () => {
    const bound = /mindest|höchst|in Schritten|at least|at most|minimum|maximum|in steps/i;
    const nameless = texts.filter(([, text]) => bound.test(text) && !/\d|\{\w+\}/.test(text));
    expect(nameless.map(([key]) => key).filter((key) => !NO_BOUND.includes(key))).toEqual([]);
  });

  test('write numbers of four digits with the formatter', () => {
    const raw = texts.filter(
      ([key, text]) => /\b\d{4}\b/.test(text) && !/HGB|AO|2006\/112/.test(key + text),
    );
    expect(raw).toEqual([]);
  });
});

test('both languages fill the same placeholders', () => {
  const german = flattenTexts(de);
  const english: Record<string, string> = flattenTexts(en);
  const names = (text = '') => [...new Set(text.match(/\{\w+\}/g))].toSorted();
  for (const [key, text] of Object.entries(german)) {
    if (!(key in english)) continue;
    expect(names(english[key]), key).toEqual(names(text));
  }
});

test('an English mail begins its first sentence with a capital, after a greeting that ends in a comma', () => {
  const openings = ourOwn(en).filter(([key]) => /^mail\.\w+\.(?:intro\w*|unpaid|other)$/.test(key));
  expect(openings.length).toBeGreaterThan(15);
  expect(openings.filter(([, text]) => !/^[A-Z]/.test(text))).toEqual([]);
});
