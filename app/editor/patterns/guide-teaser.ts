import { contentBlock, structureBlock } from '~/blocks/kit/define-block';
import { onePicture, type Pattern } from './pattern';

const TEXTS = {
  de: {
    pretitle: 'Zum Weiterlesen',
    text: 'Worum es auf dieser Seite geht, in zwei Sätzen.',
    label: 'Weiterlesen',
  },
  en: {
    pretitle: 'Read on',
    text: 'What this page is about, in two sentences.',
    label: 'Read more',
  },
};

export const guideTeaser: Pattern = {
  id: 'guide-teaser',
  title: { de: 'Hinweis auf eine Seite zum Lesen', en: 'Teaser of a page to read' },
  suits: ({ pages }) => pages.length > 0,
  create: ({ locale, goods, uuid }) => {
    const { pretitle, text, label } = TEXTS[locale];
    const page = goods.pages.find(({ imagePath }) => imagePath) ?? goods.pages[0];
    const grid = uuid();
    return [
      structureBlock(
        'MultiGrid',
        grid,
        [
          contentBlock('Image', uuid(), onePicture(page?.imagePath ?? goods.picture)),
          contentBlock('TextCard', uuid(), {
            text: {
              pretitle,
              title: page?.name ?? '',
              htmlDescription: `<p>${text}</p>`,
              textAlignment: 'left',
            },
            button: { label, link: page?.path ?? '/', variant: 'secondary' },
          }),
        ],
        { columnWidths: [6, 6] },
      ),
    ];
  },
};
