import type { ReviewTopic } from './goods';

type Opinion = [title: string, text: string];
type Opinions = Record<'good' | 'fair' | 'bad', Opinion[]>;

const common = {
  de: {
    good: [
      ['Gerne wieder', 'Kam gut verpackt nach zwei Tagen an, genau wie bestellt.'],
      [
        'Hält, was es verspricht',
        'Ich war erst skeptisch, aber das Ergebnis kann sich sehen lassen.',
      ],
    ],
    fair: [
      [
        'In Ordnung',
        'Tut, was es soll, mehr aber auch nicht. Die Lieferung dauerte einen Tag länger als gedacht.',
      ],
      [
        'Gut, aber nicht billig',
        'Die Qualität stimmt, der Preis ist für kleine Mengen recht hoch.',
      ],
    ],
    bad: [
      [
        'Schade',
        'Das Gebinde kam mit einer Delle an. Der Ersatz war schnell da, trotzdem ärgerlich.',
      ],
    ],
  },
  en: {
    good: [
      ['Would buy again', 'Arrived well packed after three days, exactly as ordered.'],
      ['Does what it says', 'I had my doubts at first, but the result speaks for itself.'],
    ],
    fair: [
      [
        'All right',
        'Does its job and nothing beyond that. Delivery took a day longer than expected.',
      ],
      ['Good but not cheap', 'The quality is right, though small sizes cost rather a lot.'],
    ],
    bad: [
      [
        'A pity',
        'The container arrived with a dent. The replacement came quickly, still a nuisance.',
      ],
    ],
  },
} satisfies Record<'de' | 'en', Opinions>;

const byTopic: Record<'de' | 'en', Record<ReviewTopic, Opinions>> = {
  de: {
    wall: {
      good: [
        [
          'Deckt beim ersten Mal',
          'Ein Anstrich hat auf der weißen Wand fast gereicht, nach dem zweiten war alles gleichmäßig. Kaum Spritzer.',
        ],
        [
          'Sehr schöner Ton',
          'Der Farbton wirkt bei Tageslicht genau wie auf der Karte. Abends wird er etwas wärmer, das gefällt uns.',
        ],
        ['Riecht kaum', 'Wir haben am selben Abend im Zimmer geschlafen. Von Geruch keine Spur.'],
        [
          'Endlich keine Streifen',
          'Ich streiche sonst nie ohne Ansätze. Hier ist nichts zu sehen, auch nicht im Streiflicht.',
        ],
        [
          'Lässt sich abwischen',
          'Im Flur mit zwei Kindern getestet: Fingerabdrücke gehen mit einem feuchten Tuch weg.',
        ],
      ],
      fair: [
        [
          'Zwei Anstriche nötig',
          'Auf alter gelber Wand brauchte es drei Lagen. Danach sieht es aber wirklich gut aus.',
        ],
        [
          'Etwas dunkler als gedacht',
          'Der Ton ist an der großen Wand kräftiger als auf dem Bildschirm. Probiertopf lohnt sich.',
        ],
      ],
      bad: [
        [
          'Nicht mein Ton',
          'Die Farbe selbst ist gut, aber am Nordfenster wirkt sie grau. Hätte ich vorher probieren sollen.',
        ],
      ],
    },
    lacquer: {
      good: [
        [
          'Wie neu',
          'Unsere alten Türen sehen aus wie frisch vom Tischler. Wichtig ist das Anschleifen.',
        ],
        [
          'Verläuft sehr gut',
          'Mit der Schaumrolle keine Struktur zu sehen. Nach einem Tag griffest.',
        ],
        [
          'Robust',
          'Die Fensterbank steht voller Blumentöpfe und hat nach einem halben Jahr keinen Kratzer.',
        ],
        [
          'Kommode gerettet',
          'Zwei dünne Lagen, dazwischen geschliffen. Das Möbel fühlt sich wunderbar glatt an.',
        ],
      ],
      fair: [
        [
          'Braucht Geduld',
          'Trocknet langsamer als angegeben, bei uns war es allerdings recht kühl.',
        ],
        [
          'Deckt mäßig auf dunklem Holz',
          'Ohne Absperrgrund schlug die Eiche durch. Mit Grundierung war es gut.',
        ],
      ],
      bad: [
        [
          'Nasen gezogen',
          'An der Kante lief mir der Lack herunter. Vielleicht zu dick aufgetragen, ich musste neu schleifen.',
        ],
      ],
    },
    wood: {
      good: [
        [
          'Zaun wie neu',
          'Hat den alten Zaun in zwei Nachmittagen gerettet. Die Maserung ist noch zu sehen.',
        ],
        ['Übersteht den Winter', 'Nach einem nassen Winter perlt das Wasser immer noch ab.'],
        [
          'Angenehm zu streichen',
          'Tropft wenig und zieht gleichmäßig ein. Der Ton entspricht der Abbildung.',
        ],
      ],
      fair: [
        [
          'Dunkler als erwartet',
          'Auf Lärche fällt der Ton dunkler aus. Ein Probestück ist sinnvoll.',
        ],
      ],
      bad: [
        [
          'Blätterte an der Wetterseite',
          'Nach einem Jahr löst sich etwas an der Südwestseite. Der Händler hat mir eine Grundierung empfohlen.',
        ],
      ],
    },
    spray: {
      good: [
        [
          'Feiner Nebel',
          'Der Sprühkopf verteilt sehr gleichmäßig, keine Tropfen. Abdecken nicht vergessen.',
        ],
        ['Fahrrad neu lackiert', 'Drei dünne Lagen auf den Rahmen, sieht aus wie gekauft.'],
      ],
      fair: [['Reicht nicht weit', 'Für einen Gartenstuhl braucht man mehr als eine Dose.']],
      bad: [['Düse verstopft', 'Nach der Hälfte war die Düse zu. Auswaschen half nur kurz.']],
    },
    primer: {
      good: [
        [
          'Nie mehr ohne',
          'Die Wand hat vorher gesandet, jetzt hält die Farbe und trocknet gleichmäßig.',
        ],
        ['Flecken weg', 'Der Wasserfleck an der Decke kommt seit vier Monaten nicht mehr durch.'],
      ],
      fair: [['Funktioniert', 'Riecht anfangs etwas, wirkt aber wie beschrieben.']],
      bad: [['Zu dünn', 'Sehr flüssig, das meiste landete zuerst auf dem Boden. Gut abdecken.']],
    },
    tool: {
      good: [
        [
          'Liegt gut in der Hand',
          'Nach drei Türen noch keine müden Finger. Verliert keine Borsten.',
        ],
        ['Saubere Kante', 'Gerade Linie ohne Nacharbeit. So macht Abkleben Spaß.'],
        ['Hält lange', 'Schon das dritte Zimmer damit gestrichen, lässt sich gut auswaschen.'],
      ],
      fair: [['Ordentlich', 'Macht einen guten Eindruck. Der Stiel dürfte etwas länger sein.']],
      bad: [['Fusselt anfangs', 'In den ersten Minuten lösten sich Fasern. Danach ging es.']],
    },
    set: {
      good: [
        ['Alles dabei', 'Karton auf und losgelegt. Wir mussten nichts nachkaufen.'],
        [
          'Farben passen zusammen',
          'Die beiden Töne ergänzen sich sehr gut, das hätten wir allein nicht gefunden.',
        ],
      ],
      fair: [['Fast vollständig', 'Ein zweiter Pinsel wäre schön gewesen, sonst alles da.']],
      bad: [
        [
          'Eine Rolle zu wenig Band',
          'Für unser Zimmer mit vielen Fenstern reichte das Klebeband nicht.',
        ],
      ],
    },
  },
  en: {
    wall: {
      good: [
        [
          'Covers the first time',
          'One coat was nearly enough on a white wall, the second made it even. Hardly any splashes.',
        ],
        [
          'A beautiful shade',
          'In daylight it looks just like the card. In the evening it turns a little warmer, which we like.',
        ],
        ['Hardly any smell', 'We slept in the room the same night. No smell at all.'],
      ],
      fair: [
        [
          'Needed a third coat',
          'Our old yellow wall took three coats. It looks really good now, though.',
        ],
      ],
      bad: [
        [
          'Not my shade',
          'The paint itself is good, but by a north window it looks grey. I should have tried a tester.',
        ],
      ],
    },
    lacquer: {
      good: [
        [
          'Like new',
          'Our old doors look as if they came fresh from the joiner. Sanding first is what matters.',
        ],
        ['Levels very well', 'No texture from the foam roller. Touch-dry after a day.'],
      ],
      fair: [['Takes patience', 'Dries more slowly than stated, but our hall was rather cold.']],
      bad: [
        [
          'Runs on the edge',
          'It ran down the edge. Perhaps I put on too much, but I had to sand again.',
        ],
      ],
    },
    wood: {
      good: [
        [
          'Saved the fence',
          'Brought the old fence back in two afternoons. You can still see the grain.',
        ],
      ],
      fair: [
        ['Darker than expected', 'On larch the tone turns out darker. Try it on an offcut first.'],
      ],
      bad: [
        [
          'Peeled on the weather side',
          'Comes away a little on the south-west side after a year. I was told to prime it first.',
        ],
      ],
    },
    spray: {
      good: [
        [
          'A fine mist',
          'The nozzle spreads very evenly and does not drip. Do cover everything nearby.',
        ],
      ],
      fair: [['Does not go far', 'A garden chair takes more than one can.']],
      bad: [
        ['Nozzle blocked', 'The nozzle was blocked halfway through. Rinsing helped only briefly.'],
      ],
    },
    primer: {
      good: [
        [
          'Never without it again',
          'The wall was sandy before, now the paint holds and dries evenly.',
        ],
      ],
      fair: [['Works', 'Smells a bit at first but does what it says.']],
      bad: [
        ['Very thin', 'Quite runny, so cover the floor well. Most of the first load went there.'],
      ],
    },
    tool: {
      good: [
        ['Sits well in the hand', 'No tired fingers after three doors, and it loses no bristles.'],
        ['A clean edge', 'A straight line without touching up.'],
      ],
      fair: [['Decent', 'Makes a good impression. The handle could be a little longer.']],
      bad: [
        ['Sheds at first', 'Some fibres came off in the first minutes. After that it was fine.'],
      ],
    },
    set: {
      good: [['Everything included', 'Opened the box and started. We had nothing left to buy.']],
      fair: [['Almost complete', 'A second brush would have been nice, otherwise all there.']],
      bad: [['Not enough tape', 'Our room has many windows and the tape ran out.']],
    },
  },
};

/** What buyers of such goods said, for a rating. */
export function opinionsOn(topic: ReviewTopic, lang: 'de' | 'en', rating: number): Opinion[] {
  const mood = rating >= 4 ? 'good' : rating === 3 ? 'fair' : 'bad';
  return [...byTopic[lang][topic][mood], ...common[lang][mood]] as Opinion[];
}

export const AUTHORS =
  'Anke W.|Bernd|Carla M.|Daria|Erik S.|Franziska|Goran P.|Heike L.|Ines|Jonas K.|Katja|Leon B.|Marlene|Nils H.|Oskar|Paula R.|Quentin|Rieke T.|Sven|Tessa V.|Uwe|Vera N.|Wiebke|Xaver|Yvonne D.|Zoe|Alina F.|Burak Y.|Conny|Dirk E.|Elif|Falk Z.|Greta|Hannes O.|Ilka|Jens U.|Kim|Lars-Peter|Mira C.|Nadja'.split(
    '|',
  );
export const ENGLISH_AUTHORS =
  'Alice T.|Ben|Chloe R.|Dan|Ella M.|Fergus|Grace W.|Harry|Isla|Jack P.|Kate|Liam|Megan S.|Noah|Olive|Peter K.|Rosie|Sam|Tom B.|Una'.split(
    '|',
  );

export const REPLIES: Record<'de' | 'en', { good: string; bad: string }> = {
  de: {
    good: 'Vielen Dank für Ihre Rückmeldung. Schicken Sie uns gerne ein Bild Ihres Zimmers.',
    bad: 'Das tut uns leid. Bitte schreiben Sie uns mit Ihrer Bestellnummer, dann finden wir gemeinsam eine Lösung.',
  },
  en: {
    good: 'Thank you for letting us know. Do send us a picture of your room.',
    bad: 'We are sorry to hear that. Please write to us with your order number and we will find a solution together.',
  },
};
