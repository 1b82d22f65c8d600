import type { Locale } from '~/i18n/locales';

/** The initial content of a block from the palette: the operator overwrites it. */
const noPicture = { wideScreen: '', desktop: '', tablet: '', mobile: '', alt: '' };

const onPanel = {
  background: true,
  bgcolor: '#fbfaf7',
  bgopacity: 0.94,
  color: '#1d1c1a',
  justify: 'center',
  align: 'left',
  textAlignment: 'left',
};

type Words = Record<
  | 'heading'
  | 'text'
  | 'button'
  | 'gallery'
  | 'families'
  | 'newsletter'
  | 'subscribe'
  | 'tab'
  | 'announcement'
  | 'categories'
  | 'palette'
  | 'questions'
  | 'question'
  | 'video',
  string
>;

function samplesOf(words: Words) {
  const { heading, text, button } = words;
  const written = { pretitle: '', title: heading, subtitle: '', color: '' };
  const html = `<p>${text}</p>`;
  const banner = (brightness: number) => ({
    image: { ...noPicture, brightness },
    text: { ...onPanel, pretitle: '', title: heading, subtitle: text, htmlDescription: '' },
    button: { label: button, link: '/', variant: 'primary' },
  });
  return {
    banners: [banner(0.5), banner(0.75)], // §9
    textCard: { text: { ...written, htmlDescription: html, textAlignment: 'center' } },
    gallery: { title: words.gallery, textAlignment: 'left' },
    families: { title: words.families, subtitle: '', textAlignment: 'left' },
    image: noPicture,
    imageText: {
      text: { ...written, htmlDescription: html, textAlignment: 'left' },
      button: { label: button, link: '/', variant: 'secondary' },
    },
    newsletter: {
      text: { bgColor: '#eef0ea', title: words.newsletter, htmlDescription: html },
      input: { displayNameInput: false, nameIsRequired: false },
      button: { label: words.subscribe },
    },
    tabs: [`${words.tab} 1`, `${words.tab} 2`] as const,
    tabText: { title: '', htmlDescription: html },
    announcement: { text: words.announcement, linkLabel: button, link: '/', bgColor: '' },
    categories: { title: words.categories, subtitle: '', textAlignment: 'left' },
    palette: { title: words.palette, subtitle: '', textAlignment: 'left' },
    accordion: {
      text: { title: words.questions, subtitle: '', textAlignment: 'left' },
      items: [1, 2, 3].map((number) => ({ question: `${words.question} ${number}`, answer: html })),
      isFaq: false,
    },
    video: { text: { title: words.video, htmlDescription: html, textAlignment: 'left' } },
  };
}

export type BannerSample = ReturnType<typeof samplesOf>['banners'][number];

export const blockSamples: Record<Locale, ReturnType<typeof samplesOf>> = {
  de: samplesOf({
    heading: 'Überschrift',
    text: 'Hier steht Ihr Text.',
    button: 'Mehr erfahren',
    gallery: 'Unsere Auswahl',
    families: 'Nach Farbfamilie',
    newsletter: 'Newsletter',
    subscribe: 'Newsletter abonnieren',
    tab: 'Reiter',
    announcement: 'Hier steht, was neu ist.',
    categories: 'Unsere Bereiche',
    palette: 'Töne, die zusammenpassen',
    questions: 'Fragen und Antworten',
    question: 'Frage',
    video: 'Video zum Thema',
  }),
  en: samplesOf({
    heading: 'Heading',
    text: 'Your text goes here.',
    button: 'Find out more',
    gallery: 'Our selection',
    families: 'By colour family',
    newsletter: 'Newsletter',
    subscribe: 'Subscribe to our newsletter',
    tab: 'Tab',
    announcement: 'What is new stands here.',
    categories: 'Our ranges',
    palette: 'Shades that go together',
    questions: 'Questions and answers',
    question: 'Question',
    video: 'A video about it',
  }),
};
