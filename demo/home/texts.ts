/** Texts and pictures of the home page; their numbers are true by test (claims.test.ts). */
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
        subtitle: 'Salbei, Leinen und 53 weitere Töne für ruhige Räume.',
        htmlDescription: '',
      },
      button: { label: 'Farbtöne ansehen', link: '/#block-home-families', variant: 'primary' },
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
  families: {
    title: 'Nach Farbfamilie',
    subtitle: 'Beginnen Sie mit dem Ton, nicht mit der Dose.',
    textAlignment: 'left',
  },
  textCard: {
    text: {
      pretitle: '',
      title: 'Erst der Ton, dann die Dose',
      subtitle: '',
      htmlDescription:
        '<p>Jeder Ton hat eine Nummer. Alle 55 gibt es als Wandfarbe, viele auch als Lack, so passt die Tür zur Wand. Für Holz im Freien kommen zwölf Lasurtöne dazu. Wie ein Ton wirkt, zeigen wir als Fläche, als Pinselstrich und im Raum.</p>',
      textAlignment: 'center',
      color: '',
    },
  },
  galleries: [
    { title: 'Wandfarben', textAlignment: 'left' },
    { title: 'Alles zusammen im Set', textAlignment: 'left' },
  ],
  image: { ...pictures('kitchen'), alt: 'Küche mit graublau gestrichener Wand' },
  imageText: {
    text: {
      pretitle: 'So geht es',
      title: 'Eine Wand an einem Nachmittag',
      subtitle: '',
      htmlDescription:
        '<p>Abkleben, Ecken mit dem Pinsel vorstreichen, dann mit der Rolle von oben nach unten, nass in nass. Nach vier Stunden folgt der zweite Anstrich.</p><p>Wie viel Farbe Sie brauchen, steht in unserem Ratgeber: <a href="/ratgeber/farbmenge-berechnen">Farbmenge berechnen</a>.</p>',
      textAlignment: 'left',
      color: '',
    },
    button: { label: 'Rollen ansehen', link: '/search?term=rolle', variant: 'secondary' },
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
        title: 'Colours that last',
        subtitle: 'Sage, Linen and 53 more shades for calm rooms.',
        htmlDescription: '',
      },
      button: { label: 'See the shades', link: '/#block-home-families', variant: 'primary' },
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
        subtitle: 'Wipeable paint for the walls that see most traffic.',
        htmlDescription: '',
      },
      button: { label: 'See terracotta', link: '/search?term=terracotta', variant: 'primary' },
    },
  ],
  families: {
    title: 'By colour family',
    subtitle: 'Start with the shade, not with the tin.',
    textAlignment: 'left',
  },
  textCard: {
    text: {
      pretitle: '',
      title: 'Choose the shade, then the tin',
      subtitle: '',
      htmlDescription:
        '<p>Every shade has a number. All 55 come as wall paint and many as trim paint too, so the door can match the wall. For outdoor timber there are twelve wood stains. We show each shade as a swatch, as a brush stroke and in a room.</p>',
      textAlignment: 'center',
      color: '',
    },
  },
  galleries: [
    { title: 'Wall paints', textAlignment: 'left' },
    { title: 'Everything in one set', textAlignment: 'left' },
  ],
  image: { ...pictures('kitchen'), alt: 'Kitchen with a grey-blue wall' },
  imageText: {
    text: {
      pretitle: 'How to',
      title: 'A wall in an afternoon',
      subtitle: '',
      htmlDescription:
        '<p>Mask the edges and cut in the corners with a brush, then roll from top to bottom, keeping a wet edge. Leave for four hours before the second coat.</p><p>Our guide tells you <a href="/en/guides/how-much-paint">how much paint you need</a>.</p>',
      textAlignment: 'left',
      color: '',
    },
    button: { label: 'Find a roller', link: '/search?term=roller', variant: 'secondary' },
  },
  newsletter: {
    text: {
      bgColor: '#eef0ea',
      title: 'Be the first to see new shades',
      htmlDescription: '<p>Once a month: new shades, how-tos and events.</p>',
    },
    input: { displayNameInput: false, nameIsRequired: false },
    button: { label: 'Subscribe to our newsletter' },
  },
};

export const HOME_TEXTS = { de: german, en: english };
