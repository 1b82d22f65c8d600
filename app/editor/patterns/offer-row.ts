import { contentBlock } from '~/blocks/kit/define-block';
import type { Pattern } from './pattern';

const TEXTS = {
  de: {
    bar: 'Nur für kurze Zeit: unser Angebot der Woche.',
    label: 'Zum Angebot',
    title: 'Unser Angebot',
  },
  en: {
    bar: 'For a short time only: our offer of the week.',
    label: 'To the offer',
    title: 'Our offer',
  },
};

export const offerRow: Pattern = {
  id: 'offer-row',
  title: { de: 'Angebot mit Artikeln', en: 'Offer with products' },
  suits: ({ ranges }) => ranges.length > 0,
  create: ({ locale, goods, uuid }) => {
    const { bar, label, title } = TEXTS[locale];
    const [range] = goods.ranges;
    return [
      contentBlock('AnnouncementBar', uuid(), {
        text: bar,
        linkLabel: label,
        link: range?.path ?? '/',
        bgColor: '',
      }),
      contentBlock('ProductRecommendedProducts', uuid(), {
        categoryId: String(range?.id ?? ''),
        text: { title, textAlignment: 'left' },
      }),
    ];
  },
};
