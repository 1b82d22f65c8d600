import { expect, test } from 'vitest';
import { NASTY_TEXTS } from '../../../tests/support/nasty-texts';
import { sampleFrame } from '../../../tests/pictures/mail-samples';
import { mailHtml } from './mail-document';
import { reviewNoticeMail, reviewRefusedMail } from './review-notice-mails';

const WRITTEN = {
  id: 5,
  parentId: null,
  goods: 'Wandfarbe',
  rating: 4,
  refusal: 'Nennt einen Namen.',
  createdAt: new Date('2026-05-20T09:12:40Z'),
};
const frame = sampleFrame('de');

/** Returns both mails about a review, as HTML. */
function mailsAbout(text: string): string {
  const review = { ...WRITTEN, title: text, message: text, authorName: text } as Parameters<
    typeof reviewNoticeMail
  >[0];
  return [
    reviewNoticeMail(review, frame.configuration),
    reviewRefusedMail(frame, review, { path: '/my-account/reviews/412' }),
  ]
    .map((mail) => mailHtml(mail, { linkColour: '#1f4d3f' }))
    .join();
}
test('a review is reported in the first language of the shop', () => {
  const english = { ...frame.configuration, languages: ['en' as const] };
  const words = { title: 'Gut', message: 'Deckt', authorName: 'Anna' };
  const review = { ...WRITTEN, ...words } as Parameters<typeof reviewNoticeMail>[0];
  const mail = reviewNoticeMail(review, english);
  expect(mail.lang).toBe('en');
  expect(mailHtml(mail, { linkColour: '#1f4d3f' })).toContain('lang="en"');
});

const tagsOf = (html: string) =>
  html.match(/<\/?[a-z!][^>]*>/gi)?.filter((tag) => !tag.startsWith('<br'));

test.each(NASTY_TEXTS)('nasty text %# stays text in the mails about a review', (text) => {
  expect(tagsOf(mailsAbout(text))).toEqual(tagsOf(mailsAbout('Deckt gut.')));
});
