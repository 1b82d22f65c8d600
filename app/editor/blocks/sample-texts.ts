import type { Locale } from '~/i18n/locales';

/** Texts and pictures of the default home page and of the palette's variations: data, like any page. */
const pictures = (name: string) => ({
  wideScreen: `/blocks/${name}-1920.webp`,
  desktop: `/blocks/${name}-1440.webp`,
  tablet: `/blocks/${name}-960.webp`,
  mobile: `/blocks/${name}-640.webp`,
});

const onPanel = {
  background: true,
  bgcolor: '#fbfaf7',
  bgopacity: 0.94,
  color: '#1d1c1a',
  justify: 'center',
  align: 'left',
  textAlignment: 'left',
};

const german = {
  banners: [
    {
      image: {
        ...pictures('living'),
        alt: 'Wohnzimmer mit salbeigrün gestrichener Wand',
        brightness: 1,
      },
      text: {
        ...onPanel,
        pretitle: 'Wandfarben',
        title: 'Farben, die bleiben',
        subtitle: 'Salbei, Leinen und 60 weitere Töne für ruhige Räume.',
        htmlDescription: '',
      },
      button: { label: 'Farbtöne ansehen', link: '/#colour-families', variant: 'primary' },
    },
    {
      image: {
        ...pictures('hall'),
        alt: 'Flur mit terrakottafarbener Wand',
        brightness: 1,
      },
      text: {
        ...onPanel,
        pretitle: 'Flur und Treppenhaus',
        title: 'Ein warmer Empfang',
        subtitle: 'Abwaschbare Farben für Wände, an denen viel vorbeigeht.',
        htmlDescription: '',
      },
      button: { label: 'Terrakotta suchen', link: '/search?term=terrakotta', variant: 'primary' },
    },
  ],
  textCard: {
    text: {
      pretitle: '',
      title: 'Erst der Ton, dann die Dose',
      subtitle: '',
      htmlDescription:
        '<p>Jeder Ton hat eine Nummer, und jede Nummer gibt es als Wandfarbe, Lack und Lasur. So passt die Tür zur Wand und der Zaun zum Haus. Wie ein Ton im Raum wirkt, zeigen wir mit Anstrich, Dose und Zimmer.</p>',
      textAlignment: 'center',
      color: '',
    },
  },
  galleries: [
    { title: 'Farben und Lacke', textAlignment: 'left' },
    { title: 'Werkzeug dazu', textAlignment: 'left' },
  ],
  image: { ...pictures('kitchen'), alt: 'Küche mit graublau gestrichener Wand' },
  imageText: {
    text: {
      pretitle: 'So geht es',
      title: 'Eine Wand an einem Nachmittag',
      subtitle: '',
      htmlDescription:
        '<p>Abkleben, Ecken mit dem Pinsel vorstreichen, dann mit der Rolle von oben nach unten, nass in nass. Nach vier Stunden folgt der zweite Anstrich.</p><p>Für 20 m² reichen 5 Liter sicher für zwei Anstriche.</p>',
      textAlignment: 'left',
      color: '',
    },
    button: { label: 'Werkzeug suchen', link: '/search?term=rolle', variant: 'secondary' },
  },
  newsletter: {
    text: {
      bgColor: '#eef0ea',
      title: 'Neue Töne zuerst sehen',
      htmlDescription: '<p>Einmal im Monat: neue Farbtöne, Anleitungen und Termine.</p>',
    },
    input: { displayNameInput: false, nameIsRequired: false },
    button: { label: 'Newsletter abonnieren' },
  },
};

const english: typeof german = {
  banners: [
    {
      image: {
        ...pictures('living'),
        alt: 'Living room with a wall painted in sage green',
        brightness: 1,
      },
      text: {
        ...onPanel,
        pretitle: 'Wall paint',
        title: 'Colours that stay',
        subtitle: 'Sage, linen and 60 more shades for quiet rooms.',
        htmlDescription: '',
      },
      button: { label: 'See the shades', link: '/#colour-families', variant: 'primary' },
    },
    {
      image: {
        ...pictures('hall'),
        alt: 'Hall with a terracotta wall',
        brightness: 1,
      },
      text: {
        ...onPanel,
        pretitle: 'Halls and stairs',
        title: 'A warm welcome',
        subtitle: 'Washable paint for walls that many people pass.',
        htmlDescription: '',
      },
      button: { label: 'Search terracotta', link: '/search?term=terracotta', variant: 'primary' },
    },
  ],
  textCard: {
    text: {
      pretitle: '',
      title: 'First the shade, then the tin',
      subtitle: '',
      htmlDescription:
        '<p>Every shade has a number, and every number comes as wall paint, lacquer and stain. So the door goes with the wall and the fence with the house. We show how a shade looks in a room with brush stroke, tin and interior.</p>',
      textAlignment: 'center',
      color: '',
    },
  },
  galleries: [
    { title: 'Paints and lacquers', textAlignment: 'left' },
    { title: 'Tools to go with them', textAlignment: 'left' },
  ],
  image: { ...pictures('kitchen'), alt: 'Kitchen with a grey-blue wall' },
  imageText: {
    text: {
      pretitle: 'How to',
      title: 'One wall in one afternoon',
      subtitle: '',
      htmlDescription:
        '<p>Mask the edges, paint the corners with a brush, then roll from top to bottom, wet in wet. The second coat follows after four hours.</p><p>For 20 m², 5 litres are safely enough for two coats.</p>',
      textAlignment: 'left',
      color: '',
    },
    button: { label: 'Search tools', link: '/search?term=roller', variant: 'secondary' },
  },
  newsletter: {
    text: {
      bgColor: '#eef0ea',
      title: 'See new shades first',
      htmlDescription: '<p>Once a month: new shades, instructions and dates.</p>',
    },
    input: { displayNameInput: false, nameIsRequired: false },
    button: { label: 'Subscribe to the newsletter' },
  },
};

export const sampleTexts: Record<Locale, typeof german> = { de: german, en: english };
export type BannerSample = (typeof german.banners)[number];
