import type { ReviewTopic } from './goods';

type Mood = 'good' | 'fair' | 'bad';
export type Opinion = readonly [lang: 'de' | 'en', mood: Mood, title: string, text: string];

// oxfmt-ignore
const DELIVERY: readonly Opinion[] = [
  ['de', 'good', 'Gerne wieder', 'Kam gut verpackt nach zwei Tagen an, genau wie bestellt.'],
  ['en', 'good', 'Would buy again', 'Arrived well packed after three days, exactly as ordered.'],
  ['de', 'good', 'Hält, was es verspricht', 'Ich war erst skeptisch, aber das Ergebnis kann sich sehen lassen.'],
  ['de', 'fair', 'In Ordnung', 'Tut, was es soll, mehr aber auch nicht. Die Lieferung dauerte einen Tag länger als gedacht.'],
  ['en', 'good', 'Does what it says', 'I had my doubts at first, but the result speaks for itself.'],
];

// oxfmt-ignore
const TINS: readonly Opinion[] = [
  ['de', 'fair', 'Gut, aber nicht billig', 'Die Qualität stimmt, der Preis ist für kleine Mengen recht hoch.'],
  ['de', 'bad', 'Delle im Gebinde', 'Das Gebinde kam mit einer Delle an. Der Ersatz war schnell da, trotzdem ärgerlich.'],
  ['en', 'fair', 'Good but not cheap', 'The quality is there, though small tins cost rather a lot.'],
  ['en', 'bad', 'A dented tin', 'The tin arrived with a dent. The replacement came quickly, but still a nuisance.'],
];

/** What buyers say of such goods and of no others. */
// oxfmt-ignore
const BY_TOPIC: Readonly<Record<ReviewTopic, readonly Opinion[]>> = {
  wall: [
    ['de', 'good', 'Deckt schon beim ersten Mal', 'Ein Anstrich hat auf der weißen Wand fast gereicht, nach dem zweiten war alles gleichmäßig. Kaum Spritzer.'],
    ['de', 'good', 'Sehr schöner Ton', 'Der Farbton wirkt bei Tageslicht genau wie auf der Karte. Abends wird er etwas wärmer, das gefällt uns.'],
    ['en', 'good', 'A beautiful shade', 'In daylight it looks just like the card. In the evening it turns a little warmer, which we like.'],
    ['de', 'good', 'Riecht kaum', 'Wir haben am selben Abend im Zimmer geschlafen. Von Geruch keine Spur.'],
    ['de', 'good', 'Endlich keine Streifen', 'Ich streiche sonst nie ohne Ansätze. Hier ist nichts zu sehen, auch nicht im Streiflicht.'],
    ['de', 'fair', 'Drei Anstriche nötig', 'Auf alter gelber Wand brauchte es drei Lagen. Danach sieht es aber wirklich gut aus.'],
    ['de', 'good', 'Lässt sich abwischen', 'Mit zwei Kindern getestet: Fingerabdrücke gehen mit einem feuchten Tuch weg.'],
    ['en', 'good', 'Hardly any smell', 'We slept in the room the same night. No smell at all.'],
    ['de', 'fair', 'Etwas dunkler als gedacht', 'Der Ton ist an der großen Wand kräftiger als auf dem Bildschirm. Ein Probiertopf lohnt sich.'],
    ['en', 'good', 'Covers the first time', 'One coat was nearly enough on a white wall; the second made it even. Hardly any splashes.'],
    ['de', 'bad', 'Nicht mein Ton', 'Die Farbe selbst ist gut, aber am Nordfenster wirkt sie grau. Hätte ich vorher probieren sollen.'],
    ['en', 'fair', 'Needed a third coat', 'Our old yellow wall took three coats. It looks really good now, though.'],
  ],
  tester: [
    ['de', 'good', 'Spart Ärger', 'Drei Töne probiert, den falschen hätten wir sonst eimerweise gekauft.'],
    ['de', 'good', 'Genau richtig zum Vergleichen', 'Auf Karton gestrichen und eine Woche durchs Zimmer getragen. So fiel die Wahl leicht.'],
    ['en', 'good', 'Saves a mistake', 'Tried three shades on card and would have bought the wrong one without them.'],
    ['de', 'fair', 'Etwas knapp', 'Für zwei Kartons in zwei Lagen hat es gerade so gereicht.'],
    ['de', 'good', 'Gleiche Farbe wie im Eimer', 'Der Ton der späteren Lieferung stimmt genau mit dem Probiertopf überein.'],
    ['en', 'good', 'True to the tin', 'The big tin matched the tester exactly.'],
  ],
  mixed: [],
  tint: [
    ['de', 'good', 'Sehr ergiebig', 'Ein kleiner Schuss reicht für einen ganzen Eimer Weiß.'],
    ['en', 'fair', 'Strong stuff', 'Add it drop by drop. I overdid it the first time.'],
    ['de', 'good', 'Mischt sich gut', 'Keine Schlieren, wenn man lange genug rührt.'],
    ['de', 'bad', 'Ton schwer zu treffen', 'Für die zweite Wand habe ich den Ton nicht noch einmal hinbekommen.'],
  ],
  tile: [
    ['de', 'good', 'Bad ohne Abriss', 'Zwei dünne Lagen auf entfetteten Fliesen, sieht aus wie neu.'],
    ['en', 'good', 'New life for old tiles', 'The brown kitchen tiles have gone and we did not have to knock anything down.'],
    ['de', 'fair', 'Vorarbeit dauert', 'Das Entfetten hat länger gedauert als das Streichen. Es lohnt sich aber.'],
    ['de', 'bad', 'An der Fuge abgeplatzt', 'An einer Stelle hatte ich wohl Silikon übersehen, dort hält es nicht.'],
  ],
  lime: [
    ['de', 'good', 'Lebendige Fläche', 'Die Wolken im Anstrich sind genau das, was wir wollten. Zwei dünne Lagen reichen.'],
    ['en', 'good', 'Lovely cloudy finish', 'The wall looks alive, quite different from emulsion.'],
    ['de', 'good', 'Ideal für den Altbau', 'Der Flur riecht nicht mehr muffig, und die Wand wirkt wunderbar matt.'],
    ['de', 'fair', 'Übung hilft', 'Die ersten Quadratmeter sehen anders aus als die letzten. Unbedingt vornässen.'],
    ['de', 'bad', 'Färbt ab', 'Wer an der Wand entlangstreift, hat helle Spuren am Ärmel.'],
    ['en', 'fair', 'Takes some practice', 'Dampen the wall well and wear goggles. My second wall looks better than my first.'],
  ],
  facade: [
    ['de', 'good', 'Regen perlt ab', 'Nach dem ersten Herbst ist die Wetterseite noch makellos.'],
    ['en', 'good', 'Sheds the rain', 'The weather side still looks fresh after its first winter.'],
    ['de', 'good', 'Deckt auf altem Putz', 'Mit der Langflorrolle in zwei Tagen das halbe Haus geschafft.'],
    ['de', 'fair', 'Heller als auf der Karte', 'In der Sonne wirkt der Ton deutlich heller. Gut, dass wir eine Probefläche hatten.'],
    ['de', 'bad', 'Schwere Eimer', 'Die Farbe ist gut, aber zwanzig Kilo über die Leiter sind kein Vergnügen.'],
  ],
  lacquer: [
    ['de', 'good', 'Wie neu', 'Unsere alten Türen sehen aus wie frisch vom Tischler. Wichtig ist das Anschleifen.'],
    ['de', 'good', 'Verläuft sehr gut', 'Mit der Schaumrolle keine Struktur zu sehen. Nach einem Tag griffest.'],
    ['en', 'good', 'Like new', 'Our old doors look as if they came fresh from the joiner. Sanding first is what matters.'],
    ['de', 'good', 'Robust', 'Die Fensterbank steht voller Blumentöpfe und hat nach einem halben Jahr keinen Kratzer.'],
    ['de', 'fair', 'Braucht Geduld', 'Trocknet langsamer als gedacht, bei uns war es allerdings recht kühl.'],
    ['en', 'good', 'Levels very well', 'No texture from the foam roller. Touch-dry after a day.'],
    ['de', 'fair', 'Mäßig auf dunklem Holz', 'Ohne Absperrgrund schlug die Eiche durch. Mit Grundierung war es gut.'],
    ['de', 'bad', 'Nasen gezogen', 'An der Kante lief mir der Lack herunter. Vielleicht zu dick aufgetragen, ich musste neu schleifen.'],
    ['en', 'bad', 'Runs on the edge', 'It ran down the edge. Perhaps I put on too much, but I had to sand again.'],
  ],
  furniture: [
    ['de', 'good', 'Kommode gerettet', 'Zwei dünne Lagen, dazwischen leicht geschliffen. Das Möbel fühlt sich samtig an.'],
    ['en', 'good', 'Rescued a dresser', 'Two thin coats and a little wax, and nobody believes it came from the attic.'],
    ['de', 'good', 'Schön matt', 'Genau dieser kreidige Ausdruck, den ich gesucht habe.'],
    ['de', 'fair', 'Ohne Wachs empfindlich', 'Wasserflecken sieht man sofort, erst mit Wachs ist Ruhe.'],
    ['en', 'fair', 'Needs waxing', 'Marks easily until you wax it. After that it is fine.'],
    ['de', 'bad', 'Griffspuren', 'An den Schubladen sieht man nach zwei Monaten die ersten Spuren.'],
  ],
  oil: [
    ['de', 'good', 'Tisch wie am ersten Tag', 'Rotwein und Kaffee bleiben als Tropfen stehen. Sehr dünn auftragen.'],
    ['en', 'good', 'Wine wipes off', 'Very thin coats, buffed by hand. The table shrugs off wine and coffee.'],
    ['de', 'fair', 'Riecht ein paar Tage', 'Das Ergebnis ist schön, der Geruch hält sich aber eine Weile.'],
    ['de', 'good', 'Ergiebig', 'Eine kleine Dose hat für zwei Arbeitsplatten gereicht.'],
  ],
  radiator: [
    ['de', 'good', 'Bleibt weiß', 'Zweiter Winter, und der Heizkörper ist nicht vergilbt.'],
    ['en', 'good', 'Still white', 'Second winter and no yellowing at all.'],
    ['de', 'fair', 'Rippen sind mühsam', 'Der Lack ist gut, ohne Winkelpinsel geht es aber nicht.'],
  ],
  floor: [
    ['de', 'good', 'Keller endlich sauber', 'Staubt nicht mehr und lässt sich feucht wischen.'],
    ['en', 'good', 'Takes the bikes', 'Six months of bicycles and boots in the cellar and no wear to speak of.'],
    ['de', 'fair', 'Drei Tage Wartezeit', 'Man sollte sich wirklich daran halten, bei uns gab es einen Abdruck vom Regal.'],
    ['de', 'good', 'Gute Treppe', 'Auf den Betonstufen hält der Anstrich seit einem Jahr.'],
    ['de', 'bad', 'Reifenspuren', 'In der Garage zeichnen sich warme Reifen ab. Für den Keller ist es in Ordnung.'],
  ],
  metal: [
    ['de', 'good', 'Gartentor gerettet', 'Losen Rost abgebürstet, zwei Lagen darauf, sieht sehr ordentlich aus.'],
    ['en', 'good', 'Railings look new', 'Brushed off the loose rust, two coats, and the railings look new.'],
    ['de', 'good', 'Deckt auf Schweißnähten', 'Auch an den Kanten ist nichts durchgekommen.'],
    ['de', 'fair', 'Riecht streng', 'Draußen kein Problem, in der Garage unbedingt das Tor auflassen.'],
    ['de', 'bad', 'Zieht leicht Fäden', 'Bei Wärme wurde der Lack zäh, am Abend ging es besser.'],
  ],
  wood: [
    ['de', 'good', 'Zaun wie neu', 'Hat den alten Zaun in zwei Nachmittagen gerettet. Die Maserung ist noch zu sehen.'],
    ['en', 'good', 'Saved the fence', 'Brought the old fence back in two afternoons. You can still see the grain.'],
    ['de', 'good', 'Übersteht den Winter', 'Nach einem nassen Winter perlt das Wasser immer noch ab.'],
    ['de', 'good', 'Angenehm zu streichen', 'Tropft wenig und zieht gleichmäßig ein. Der Ton entspricht der Abbildung.'],
    ['de', 'fair', 'Dunkler als erwartet', 'Auf Lärche fällt der Ton dunkler aus. Ein Probestück ist sinnvoll.'],
    ['en', 'fair', 'Darker than expected', 'On larch the tone turns out darker. Try it on an offcut first.'],
    ['de', 'bad', 'Grundierung nicht sparen', 'Auf rohem Holz ohne Grund wurde es fleckig. Der Händler hatte mich gewarnt.'],
  ],
  woodpaint: [
    ['de', 'good', 'Haus leuchtet wieder', 'Zweimal gestrichen, deckt vollständig, und nichts blättert.'],
    ['en', 'good', 'Opaque and even', 'Two coats over weathered boards and not a patch to be seen.'],
    ['de', 'good', 'Streicht sich leicht', 'Läuft nicht von den Brettern und trocknet am selben Tag.'],
    ['de', 'fair', 'Bei Hitze schwierig', 'In der Sonne zog die Farbe zu schnell an. Bei bedecktem Himmel ging es gut.'],
    ['de', 'bad', 'Äste schlagen durch', 'An zwei Brettern kam Harz durch, dort hätte ein Absperrgrund geholfen.'],
  ],
  spray: [
    ['de', 'good', 'Feiner Nebel', 'Der Sprühkopf verteilt sehr gleichmäßig, keine Tropfen. Abdecken nicht vergessen.'],
    ['de', 'good', 'Fahrrad neu lackiert', 'Drei dünne Lagen auf den Rahmen, sieht aus wie gekauft.'],
    ['en', 'good', 'A fine mist', 'The nozzle spreads very evenly and does not drip. Do cover everything nearby.'],
    ['de', 'fair', 'Reicht nicht weit', 'Für einen Gartenstuhl braucht man mehr als eine Dose.'],
    ['en', 'fair', 'Does not go far', 'A garden chair takes more than one can.'],
    ['de', 'bad', 'Düse verstopft', 'Nach der Hälfte war die Düse zu. Auswaschen half nur kurz.'],
  ],
  'primer-wall': [
    ['de', 'good', 'Nie mehr ohne', 'Danach hält die Farbe und trocknet gleichmäßig.'],
    ['en', 'good', 'Never without it again', 'The paint now holds and dries evenly.'],
    ['de', 'fair', 'Funktioniert', 'Kostet einen Tag, wirkt aber wie beschrieben.'],
    ['de', 'good', 'Guter Untergrund', 'Man merkt beim Streichen sofort, wo grundiert wurde und wo nicht.'],
  ],
  'primer-wood': [
    ['de', 'good', 'Zieht gut ein', 'Zwei Stunden später war von der Oberfläche alles verschwunden, sehr gleichmäßig.'],
    ['en', 'good', 'Soaks in well', 'Goes on easily and the next coat sat evenly.'],
    ['de', 'fair', 'Riecht anfangs', 'Nach zwei Tagen war es weg. Besser draußen streichen.'],
  ],
  'primer-metal': [
    ['de', 'good', 'Hält auf dem Fallrohr', 'Vorher platzte jeder Lack ab, jetzt sitzt er.'],
    ['en', 'good', 'Grips well', 'The top coat has stayed put through a winter.'],
    ['de', 'fair', 'Dünn auftragen', 'Zu dick wird es weich. In dünnen Lagen gut.'],
  ],
  brush: [
    ['de', 'good', 'Liegt gut in der Hand', 'Nach einem langen Tag noch keine müden Finger. Verliert keine Borsten.'],
    ['en', 'good', 'Sits well in the hand', 'No tired fingers after a long day, and it loses no bristles.'],
    ['de', 'good', 'Hält lange', 'Schon das dritte Zimmer damit gestrichen, lässt sich gut auswaschen.'],
    ['de', 'fair', 'Ordentlich', 'Macht einen guten Eindruck. Der Stiel dürfte etwas länger sein.'],
    ['en', 'fair', 'Decent', 'Well made. The handle could be a little longer.'],
    ['de', 'bad', 'Anfangs lose Borsten', 'In den ersten Minuten lösten sich zwei, drei Borsten. Danach ging es.'],
  ],
  roller: [
    ['de', 'good', 'Gleichmäßiges Bild', 'Keine Streifen und kaum Spritzer.'],
    ['en', 'good', 'Even finish', 'No lines and hardly any splatter.'],
    ['de', 'good', 'Lässt sich auswaschen', 'Nach drei Einsätzen noch wie neu.'],
    ['de', 'fair', 'Vorher ausspülen', 'In den ersten Minuten lösten sich Fasern. Mit Wasser vorgespült ging es.'],
    ['en', 'bad', 'Sheds at first', 'Some fibres came off in the first minutes. Rinse it first.'],
  ],
  tray: [
    ['de', 'good', 'Steht fest', 'Kippt nicht, auch wenn man mit Schwung abrollt.'],
    ['en', 'good', 'Steady', 'Does not tip, even when you are in a hurry.'],
    ['de', 'fair', 'Tut, was es soll', 'Etwas dünn an den Rändern, für den Preis aber gut.'],
  ],
  tape: [
    ['de', 'good', 'Saubere Kante', 'Gerade Linie ohne Nacharbeit. So macht Abkleben Spaß.'],
    ['en', 'good', 'A clean edge', 'A straight line without touching up.'],
    ['de', 'good', 'Ohne Reste', 'Nach zehn Tagen am Fensterrahmen ging es sauber ab.'],
    ['de', 'fair', 'Auf Raufaser schwierig', 'Auf grober Tapete läuft etwas darunter. Auf glattem Grund tadellos.'],
    ['en', 'good', 'No residue', 'Left it on a window frame for ten days and it came off cleanly.'],
  ],
  cover: [
    ['de', 'good', 'Boden blieb trocken', 'Ein halber Becher Farbe ging daneben, darunter war alles sauber.'],
    ['en', 'good', 'Floor stayed clean', 'Half a cup of paint went over and nothing came through.'],
    ['de', 'fair', 'Gut, aber rutschig beim Auslegen', 'Zu zweit legt es sich leichter aus.'],
    ['de', 'good', 'Mehrfach benutzt', 'Schon im dritten Zimmer im Einsatz.'],
  ],
  sandpaper: [
    ['de', 'good', 'Setzt sich kaum zu', 'Auch auf altem Lack lange griffig.'],
    ['en', 'good', 'Does not clog', 'Keeps its bite, even on old paint.'],
    ['de', 'fair', 'Zehn Bogen sind schnell weg', 'Für einen Türrahmen braucht man vier. Gute Qualität.'],
  ],
  filler: [
    ['de', 'good', 'Glatte Fläche', 'Die Blätter federn genau richtig.'],
    ['en', 'good', 'Just springy enough', 'Left a smooth surface that needed little sanding.'],
    ['de', 'fair', 'Ecken sind scharf', 'Gut zu gebrauchen, man muss nur auf die Ecken achten.'],
  ],
  pole: [
    ['de', 'good', 'Nie wieder Leiter', 'Decke im Treppenhaus ohne Gerüst gestrichen.'],
    ['en', 'good', 'No ladder needed', 'Painted the stairwell ceiling with both feet on the floor.'],
    ['de', 'fair', 'Federt ganz ausgezogen', 'Auf voller Länge braucht es etwas Gefühl.'],
  ],
  gloves: [
    ['de', 'good', 'Reißen nicht', 'Ein Paar hält einen ganzen Tag durch.'],
    ['en', 'good', 'Do not tear', 'One pair lasts a whole day.'],
    ['de', 'fair', 'Fallen klein aus', 'Besser eine Größe größer bestellen.'],
  ],
  stirrer: [
    ['de', 'good', 'Keine Klumpen mehr', 'Auch abgestandene Farbe ist nach einer Minute glatt.'],
    ['en', 'good', 'No more lumps', 'Even old paint is smooth after a minute.'],
    ['de', 'fair', 'Langsam drehen', 'Bei voller Drehzahl spritzt es. Langsam geht es sehr gut.'],
  ],
  sprayer: [
    ['de', 'good', 'Zaun in einer Stunde', 'Für Lamellen unschlagbar. Die Reinigung dauert zwanzig Minuten.'],
    ['en', 'good', 'A fence in an hour', 'Unbeatable on slats. Cleaning takes twenty minutes.'],
    ['de', 'fair', 'Laut', 'Das Ergebnis stimmt, die Nachbarn hören aber mit.'],
    ['de', 'bad', 'Wandfarbe nur verdünnt', 'Unverdünnt kommt nichts heraus. Steht da, hatte ich aber überlesen.'],
  ],
  comb: [
    ['de', 'good', 'Alte Pinsel gerettet', 'Zwei verloren geglaubte Pinsel sind wieder weich.'],
    ['en', 'good', 'Saved two brushes', 'Two brushes I had given up on are soft again.'],
    ['de', 'fair', 'Klein, aber nützlich', 'Der Griff könnte größer sein.'],
  ],
  'set-room': [
    ['de', 'good', 'Alles dabei', 'Karton auf und losgelegt. Wir mussten nichts nachkaufen.'],
    ['en', 'good', 'Everything included', 'Opened the box and started. We had nothing left to buy.'],
    ['de', 'good', 'Farben passen zusammen', 'Die beiden Töne ergänzen sich sehr gut, das hätten wir allein nicht gefunden.'],
    ['de', 'fair', 'Fast vollständig', 'Ein Pinsel für die Ecken wäre schön gewesen, sonst alles da.'],
    ['en', 'fair', 'Almost complete', 'A brush for cutting in would have been nice, otherwise all there.'],
  ],
  'set-lacquer': [
    ['de', 'good', 'Gut zusammengestellt', 'Genau die richtigen Teile, nichts Überflüssiges.'],
    ['en', 'good', 'Well put together', 'Just the right things and nothing you do not need.'],
    ['de', 'fair', 'Ein Pinsel mehr', 'Ein zweiter Pinsel wäre schön gewesen, sonst alles da.'],
    ['de', 'good', 'Am Wochenende geschafft', 'Samstag geschliffen, Sonntag gestrichen, fertig.'],
  ],
  'set-tools': [
    ['de', 'good', 'Guter Anfang', 'Für die erste Wohnung war alles dabei, was wir brauchten.'],
    ['en', 'good', 'A good start', 'All we needed for our first flat.'],
    ['de', 'fair', 'Band war knapp', 'Für ein Zimmer mit vielen Fenstern reichte das Klebeband nicht.'],
    ['de', 'good', 'Solide', 'Das Werkzeug ist besser als im Baumarktset.'],
  ],
};

const TOOL_TOPICS: readonly ReviewTopic[] = [
  'brush',
  'roller',
  'tray',
  'tape',
  'cover',
  'sandpaper',
  'filler',
  'pole',
  'gloves',
  'stirrer',
  'sprayer',
  'comb',
];

/** What buyers of such goods said, opinions on these very goods first. */
export function opinionsOn(topic: ReviewTopic): readonly Opinion[] {
  const isInTins = !TOOL_TOPICS.includes(topic) && !topic.startsWith('set-') && topic !== 'spray';
  return [...BY_TOPIC[topic], ...DELIVERY, ...(isInTins ? TINS : [])];
}

export const AUTHORS =
  'Anke W.|Bernd|Carla M.|Daria|Erik S.|Franziska|Goran P.|Heike L.|Ines|Jonas K.|Katja|Leon B.|Marlene|Nils H.|Oskar|Paula R.|Quentin|Rieke T.|Sven|Tessa V.|Uwe|Vera N.|Wiebke|Xaver|Yvonne D.|Zoe|Alina F.|Burak Y.|Conny|Dirk E.|Elif|Falk Z.|Greta|Hannes O.|Ilka|Jens U.|Kim|Lars-Peter|Mira C.|Nadja'.split(
    '|',
  );
export const ENGLISH_AUTHORS =
  'Alice T.|Ben|Chloe R.|Dan|Ella M.|Fergus|Grace W.|Harry|Isla|Jack P.|Kate|Liam|Megan S.|Noah|Olive|Peter K.|Rosie|Sam|Tom B.|Una'.split(
    '|',
  );

export const REPLIES: Record<'de' | 'en', Record<Mood, string>> = {
  de: {
    good: 'Vielen Dank für Ihre Rückmeldung. Wir freuen uns, dass es gelungen ist.',
    fair: 'Vielen Dank für Ihre ehrliche Rückmeldung, wir geben sie weiter.',
    bad: 'Das tut uns leid. Bitte schreiben Sie uns mit Ihrer Bestellnummer, dann finden wir gemeinsam eine Lösung.',
  },
  en: {
    good: 'Thank you for letting us know. We are glad it turned out well.',
    fair: 'Thank you for your honest feedback. We will pass it on.',
    bad: 'We are sorry to hear that. Please write to us with your order number and we will find a solution together.',
  },
};
