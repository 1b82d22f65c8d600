import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailHandlers } from '../../app/services/mail/mail-handlers';
import { mailHtml, mailText } from '../../app/services/mail/mail-document';
import { MAIL_SAMPLES, sampleMails } from '../pictures/mail-samples';

const PAGE = readFileSync('docs/mails.md', 'utf8');
const PICTURE = /!\[([^\]]+)\]\(mails\/([^)]+)\)/g;

test('every mail of the shop has a sample, and a section that names its kind', () => {
  const options = {} as Parameters<typeof mailHandlers>[0];
  const kinds = Object.keys(mailHandlers(options)).map((kind) => kind.replace('mail:', ''));
  expect(Object.keys(MAIL_SAMPLES).toSorted()).toEqual(kinds.toSorted());
  for (const kind of kinds) expect(PAGE).toContain(`\`mail:${kind}\``);
});

test('each is shown there as a picture with a description, and no picture is unused', () => {
  const shown = [...PAGE.matchAll(PICTURE)].map(([, , file]) => file!);
  const wanted = sampleMails()
    .filter(({ hasPicture }) => hasPicture)
    .map(({ name }) => `${name}.avif`);
  expect(shown.toSorted()).toEqual(wanted.toSorted());
  expect(readdirSync('docs/mails').toSorted()).toEqual(wanted.toSorted());
  for (const file of shown) expect(statSync(`docs/mails/${file}`).size).toBeLessThan(60_001);
});

test('no placeholder stays open, in either part of any mail', () => {
  for (const { name, document } of sampleMails()) {
    expect(mailText(document), name).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(mailHtml(document, { linkColour: '#1f4d3f' }), name).not.toMatch(
      /\{\w+\}(?!.*<\/style>)|undefined|NaN/,
    );
    expect(document.title, name).not.toMatch(/[\r\n]/);
  }
});

test('every mail contains the data of the company, and links only to the shop (L-79)', () => {
  for (const { name, document } of sampleMails()) {
    const text = mailText(document);
    expect(text, name).toContain('Amtsgericht Musterstadt');
    const links = text.match(/https?:\/\/[^/\s]+/g) ?? [];
    expect(links.filter((link) => link !== 'https://tonwert.example')).toEqual([]);
  }
});
