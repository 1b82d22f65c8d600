import { describe, expect, test } from 'vitest';
import { withoutOffice } from './without-office';

describe('a pasted text', () => {
  test('from a word processor is reduced to its text and formats', () => {
    const copied = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-parent:""} --></style>
      <!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=DE style='tab-interval:35.4pt'>
      <p class=MsoNormal style='margin:0cm'>Weiß, <b style='mso-bidi-font-weight:normal'>das</b> <i>bleibt</i><o:p></o:p></p></body></html>`;
    expect(withoutOffice(copied).replaceAll(/\s+/g, ' ')).toBe(
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body> <p>Weiß, <strong>das</strong> <em>bleibt</em></p></body></html>',
    );
  });

  test('with formats as styles keeps them, and is not bold as a whole', () => {
    const copied = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal">Erst </span><span style="font-weight:700;font-style:italic">grün</span><span style='text-decoration:underline line-through'>, dann</span></p></b>`;
    expect(withoutOffice(copied)).toBe(
      '<p dir="ltr">Erst <strong><em>grün</em></strong><u><s>, dann</s></u></p>',
    );
  });

  test('keeps text that looks like attributes', () => {
    expect(withoutOffice('<p class="a">Breite: width=100 class=b</p>')).toBe(
      '<p>Breite: width=100 class=b</p>',
    );
  });

  test.each([
    '<!--',
    '<style ',
    '<xml ',
    '<o:',
    '<span style="',
    "<b style='font-weight:",
    '</span>',
  ])('that is a megabyte of %s is scanned once', (part) => {
    const text = withoutOffice(`<p>Davor</p>${part.repeat(1_000_000 / part.length)}`);
    expect(text.startsWith('<p>Davor</p>')).toBe(true);
  });
});
