import { expect, test } from 'vitest';
import { wrongInData } from '../../../tests/support/schema-org/validate';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock } from '../kit/define-block';

const items = [
  { question: 'Deckt sie?', answer: '<p>Ja, in zwei Schichten.</p>' },
  { question: '', answer: '<p>Noch ohne Frage.</p>' },
  { question: 'Noch ohne Antwort?', answer: '<p></p>' },
  { question: 'Riecht sie </script>?', answer: '<p>Nein.</p>' },
];
const accordion = (content: object) =>
  renderBlocks([contentBlock('Accordion', 'a', { items, ...content })]);

test('questions open to show their answers; entries without a question are left out', () => {
  const marks = [...accordion({}).querySelectorAll('summary')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Deckt sie?', 'Noch ohne Antwort?', 'Riecht sie </script>?']);
  expect(accordion({ items: [] }).querySelector('.accordion')).toBeNull();
});

test('only answered questions that the operator marks as such are marked for search engines', () => {
  const data = (isFaq: boolean) =>
    accordion({ isFaq }).querySelector('script[type="application/ld+json"]')?.textContent;
  expect(data(false)).toBeUndefined();
  const said: unknown = JSON.parse(data(true) ?? '');
  expect(wrongInData(said, 'https://shop.example')).toEqual([]);
  expect(said).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Deckt sie?' }, { name: 'Riecht sie </script>?' }],
  });
});
