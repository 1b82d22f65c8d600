import { contentBlock } from '~/blocks/kit/define-block';
import type { Pattern } from './pattern';

const TEXTS = {
  de: {
    title: 'Häufige Fragen',
    items: [
      ['Wie lange dauert die Lieferung?', 'Wie lange sie dauert, steht bei jedem Artikel.'],
      ['Kann ich etwas zurückgeben?', 'Ja. Wie es geht, steht auf der Seite über den Widerruf.'],
      ['Wen kann ich fragen?', 'Schreiben Sie uns, wir antworten gern.'],
    ],
    contact: 'Ihre Frage ist nicht dabei?',
    label: 'Schreiben Sie uns',
  },
  en: {
    title: 'Frequent questions',
    items: [
      ['How long does delivery take?', 'How long it takes stands with each product.'],
      ['Can I return something?', 'Yes. How to do so stands on the page about withdrawal.'],
      ['Whom can I ask?', 'Write to us, we are glad to answer.'],
    ],
    contact: 'Your question is not among them?',
    label: 'Write to us',
  },
};

export const questions: Pattern = {
  id: 'questions',
  title: { de: 'Häufige Fragen mit Kontakt', en: 'Frequent questions and contact' },
  suits: () => true,
  create: ({ locale, uuid }) => {
    const { title, items, contact, label } = TEXTS[locale];
    return [
      contentBlock('Accordion', uuid(), {
        text: { title, textAlignment: 'left' },
        items: items.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
        isFaq: true,
      }),
      contentBlock('TextCard', uuid(), {
        text: { title: contact, textAlignment: 'center' },
        button: { label, link: '/contact', variant: 'secondary' },
      }),
    ];
  },
};
