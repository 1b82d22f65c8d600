/** E-Mails. */
export const mail = {
  greeting: 'Guten Tag,',
  closing: 'Freundliche Grüße',
  seller: {
    representative: 'Vertreten durch {name}',
    vatId: 'USt-IdNr. {number}',
    taxNumber: 'Steuernummer {number}',
  },
  orderReceived: {
    title: 'Bestellbestätigung {number}',
    intro:
      'vielen Dank für Ihre Bestellung bei {shop}. Sie ist am {time} bei uns eingegangen. {acceptance} Bitte bewahren Sie diese E-Mail auf: Sie enthält alle Angaben zum Vertrag, unsere AGB und die Widerrufsbelehrung.',
    acceptance:
      'Mit dieser E-Mail nehmen wir Ihre Bestellung an; damit ist der Vertrag geschlossen.',
    goods: 'Ihre Artikel',
    articleNumber: 'Artikelnummer {number}',
    each: 'Einzelpreis {price}',
    madeToOrder: 'Nach Ihren Angaben angefertigte Ware: Für sie besteht kein Widerrufsrecht.',
    goodsSum: 'Zwischensumme inkl. MwSt.',
    coupon: 'Gutschein {code}',
    shipping: 'Versand inkl. MwSt.',
    paymentFee: 'Gebühr der Zahlungsart inkl. MwSt.',
    free: 'kostenlos',
    total: 'Gesamtsumme inkl. MwSt.',
    vat: 'darin {rate} MwSt.',
    payment: 'Zahlung',
    transfer: 'Bitte überweisen Sie den Betrag. Wir versenden, sobald er eingegangen ist.',
    transferUntil:
      'Bitte überweisen Sie den Betrag bis zum {date}. Wir versenden, sobald er eingegangen ist. Geht er bis dahin nicht ein, heben wir die Bestellung auf und geben die Artikel wieder frei.',
    payUntil:
      'Haben Sie noch nicht bezahlt? Bitte bezahlen Sie bis zum {date} auf der Seite Ihrer Bestellung. Geht die Zahlung bis dahin nicht ein, heben wir die Bestellung auf und geben die Artikel wieder frei.',
    invoice_one: 'Bitte zahlen Sie innerhalb von {count} Tag, nachdem Sie die Ware erhalten haben.',
    invoice_other:
      'Bitte zahlen Sie innerhalb von {count} Tagen, nachdem Sie die Ware erhalten haben.',
    accountOwner: 'Kontoinhaber',
    bank: 'Bank',
    amount: 'Betrag',
    reference: 'Verwendungszweck',
    delivery: 'Lieferung',
    deliveryBy: 'Versandart: {profile}. Lieferzeit: {days}.',
    billing: 'Rechnungsadresse',
    customerSign: 'Ihr Zeichen',
    contactWish: 'Ihre Nachricht an uns',
    link: 'Bestellung ansehen',
    withdrawal:
      'Innerhalb der Widerrufsfrist können Sie den Vertrag auch online widerrufen, ohne sich anzumelden:',
  },
  orderNotice: {
    title: 'Neue Bestellung {number}: {total}',
    intro: 'Am {time} ist im Shop eine Bestellung eingegangen.',
    goods: 'Bestellte Artikel',
    due: 'Noch offen: {amount}',
    waitsForMoney: 'Bitte versenden Sie erst, wenn das Geld da ist.',
    customerSign: 'Zeichen der Bestellung: {sign}',
    contactWish: 'Nachricht zur Bestellung',
    next: 'So geht es weiter',
    documents:
      'Die Unterlagen dieser Bestellung legt „npm run order -- documents {number} unterlagen“ in den Ordner „unterlagen“.',
    sent: 'Sind die Artikel unterwegs, vermerken Sie es mit „npm run order -- sent {number}“.',
    waiting: 'Was sonst zu tun ist und bis wann, zeigt „npm run order -- waiting“.',
  },
  paymentChanged: {
    title: 'Zahlungsart zu Ihrer Bestellung {number}',
    intro:
      'die Zahlungsart Ihrer Bestellung {number} bei {shop} ist geändert. Artikel, Betrag und Lieferadresse bleiben gleich.',
    notYou: 'Haben Sie das nicht veranlasst? Dann antworten Sie bitte auf diese E-Mail.',
  },
  orderCancelled: {
    title: 'Bestellung {number} aufgehoben',
    unpaid:
      'für Ihre Bestellung {number} bei {shop} ist bis zum {date} keine Zahlung eingegangen. Wir treten deshalb vom Vertrag zurück und haben die Bestellung aufgehoben. Sie müssen nichts mehr bezahlen.',
    other: 'Ihre Bestellung {number} bei {shop} ist aufgehoben. Sie müssen nichts mehr bezahlen.',
    paid: 'Haben Sie den Betrag inzwischen überwiesen, erstatten wir ihn Ihnen. Bitte antworten Sie dann kurz auf diese E-Mail.',
    repaid: 'Sie haben dafür {amount} bezahlt. Diesen Betrag erstatten wir Ihnen bis zum {date}.',
    onGiftCards: '{amount} sind wieder als Guthaben auf Ihrem Geschenkgutschein.',
    again: 'Wenn Sie die Artikel weiterhin haben möchten, bestellen Sie bitte neu:',
    shop: 'Zum Shop',
  },
  giftCards: {
    title_one: 'Ihr Geschenkgutschein aus der Bestellung {number}',
    title_other: 'Ihre Geschenkgutscheine aus der Bestellung {number}',
    intro_one: 'Ihre Bestellung {number} ist bezahlt. Hier ist Ihr Geschenkgutschein:',
    intro_other: 'Ihre Bestellung {number} ist bezahlt. Hier sind Ihre Geschenkgutscheine:',
    file: 'Zum Ausdrucken und Verschenken liegt eine PDF-Datei bei, dazu die Quittung für Sie.',
    delivery: 'Ihre Geschenkgutscheine kommen per E-Mail, sobald alles bezahlt ist.',
  },
  documentReady: {
    title: '{title} zu Ihrer Bestellung {number}',
    intro: 'im Anhang finden Sie zu Ihrer Bestellung {number}: {title}.',
    eInvoice:
      'Für Ihre Buchhaltung liegt die Rechnung auch als XRechnung bei (XML); die PDF-Datei enthält dieselben Daten (ZUGFeRD).',
    again: 'Auf der Seite Ihrer Bestellung können Sie das Dokument jederzeit erneut herunterladen:',
  },
  offerSent: {
    title: 'Unser Angebot {number}',
    intro: 'hier ist Ihr Angebot {number} von {shop}. Es gilt bis zum {date}.',
    next: 'Auf dieser Seite sehen Sie alle Angaben und können das Angebot annehmen oder ablehnen. Wir fragen Sie dort nach Ihrer Postleitzahl oder Ihrem Namen.',
    link: 'Angebot ansehen',
  },
  returnReceived: {
    title: 'Ihre Rücksendung {number}',
    intro:
      'Ihre Rücksendung {number} zur Bestellung {order} ist angemeldet. Das senden Sie zurück:',
    send: 'Bitte legen Sie den Rücksendeschein aus dem Anhang oder einen Zettel mit der Nummer {number} in das Paket und senden Sie es an:',
    faults: 'Ist ein Artikel mangelhaft, beschädigt oder falsch, bezahlen wir die Rücksendung.',
    next: 'Sobald die Artikel bei uns sind, prüfen wir sie und erstatten den Betrag. Darüber schreiben wir Ihnen noch einmal.',
    nextUnpaid:
      'Bezahlen müssen Sie diese Artikel nicht. Sobald sie bei uns sind, prüfen wir sie und schreiben Ihnen noch einmal.',
    noticeTitle: 'Rücksendung {number} zur Bestellung {order}',
    noticeIntro: 'Über den Shop ist eine Rücksendung angemeldet worden.',
    noticeFault:
      'Sie nennt einen Mangel. Bitte antworten Sie zuerst, ob Sie ersetzen, reparieren oder erstatten (§ 439 BGB), und wie die Artikel auf unsere Kosten zurückkommen.',
  },
  returnRefused: {
    title: 'Rücksendung {number} nicht angenommen',
    intro:
      'wir haben die Rücksendung {number} zur Bestellung {order} geprüft und nehmen sie nicht an. Sie betrifft:',
    noCredit: 'Eine Gutschrift gibt es dafür nicht.',
    questions:
      'Wenn Sie das nicht nachvollziehen können oder fragen möchten, wie die Artikel wieder zu Ihnen kommen, antworten Sie bitte auf diese E-Mail.',
  },
  refundMade: {
    title: 'Erstattung zur Rücksendung {number}',
    intro: 'wir erstatten Ihnen {amount} für die Rücksendung {number} zur Bestellung {order}.',
    lowered:
      'die Rücksendung {number} ist bei uns. Ihre Rechnung zur Bestellung {order} ist dadurch um {amount} niedriger.',
    loweredTitle: 'Rechnung nach der Rücksendung {number}',
    due: 'Bitte bezahlen Sie für die Bestellung {order} noch {due}.',
    noneDue: 'Für die Bestellung {order} müssen Sie nichts mehr bezahlen.',
    partly: 'Davon senden wir Ihnen {repaid}, der Rest war noch nicht bezahlt.',
    rest: 'Der Rest war noch nicht bezahlt.',
    giftCard: 'Davon sind {amount} wieder als Guthaben auf Ihrem Geschenkgutschein.',
    discount: 'Anteil des Gutscheins',
    amount: 'Erstattung inkl. MwSt.',
    loweredBy: 'Gutschrift inkl. MwSt.',
    way: 'Sie erhalten das Geld auf dem Weg, auf dem Sie bezahlt haben.',
  },
  withdrawal: {
    title: 'Eingang Ihres Widerrufs',
    intro: 'Ihre Widerrufserklärung ist bei uns eingegangen. Dies ist ihr Inhalt:',
    messageToo:
      'Ihre Nachricht dazu ist auch bei uns eingegangen. Sie steht auf der Seite, die nach dem Absenden erschienen ist.',
    received: 'Eingegangen am',
    receivedUtc: 'Zeitpunkt (UTC)',
    name: 'Name',
    contract: 'Vertrag',
    email: 'E-Mail-Adresse',
    items: 'Artikel',
    message: 'Nachricht',
    next: 'Wir melden uns mit den nächsten Schritten.',
    noticeTitle: 'Widerruf von {name}',
    noticeTitleOfOrder: 'Widerruf von {name}, Bestellung {number}',
    noticeIntro: 'Über den Shop ist ein Widerruf eingegangen.',
    noticeSum: 'Widerrufen sind aus Bestellung {number} Artikel für {amount}.',
    noticeList: 'Was zu tun ist und bis wann, zeigt „npm run order -- waiting“.',
    noticeWords:
      'Diese Erklärung hat an keiner Bestellung etwas geändert: Was gemeint ist, steht nur in Worten da oder war schon widerrufen. Bitte lesen und entscheiden Sie. Was wartet, zeigt „npm run order -- declarations“; was entschieden ist, haken Sie mit „npm run order -- decided“ und der Nummer ab, die dort steht.',
    noticeEnded:
      'Bestellung {number} war noch nicht versandt und ist beendet. Bitte nichts versenden.',
    noticeSmaller:
      'Bestellung {number} war noch nicht versandt. Sie ist um die widerrufenen Artikel kleiner; bitte nur den Rest versenden.',
    noticeMixed:
      'Bestellung {number} enthält widerrufene Artikel, die nach Kundenwunsch angefertigt werden. Bitte vor dem Versand prüfen.',
    noticeCards:
      'In Bestellung {number} sind widerrufene Geschenkgutscheine gesperrt; sie kommen nicht mit der Post zurück.',
    noticeSent: 'Bestellung {number} ist versandt; die Artikel sind als Rücksendung angelegt.',
    noticeRepay: 'Bezahlt waren schon {amount} davon. Bitte bis zum {date} erstatten (§ 357 BGB).',
  },
  newsletter: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung',
    intro:
      'diese E-Mail-Adresse wurde für den Newsletter von {shop} angemeldet. Wenn Sie ihn erhalten möchten, bestätigen Sie bitte die Anmeldung auf dieser Seite:',
    confirm: 'Anmeldung bestätigen',
    ignore: 'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun.',
    unsubscribe: 'Vom Newsletter abmelden',
    settings: 'Angaben ändern',
    settingsTitle: 'Ihr Newsletter: ändern oder abmelden',
    settingsIntro:
      'Sie möchten Ihre Angaben für den Newsletter von {shop} ändern oder sich abmelden. Das geschieht auf diesen Seiten:',
    settingsIgnore: 'Wenn Sie diese E-Mail nicht angefordert haben, brauchen Sie nichts zu tun.',
  },
  registered: {
    title: 'Ihr Kundenkonto bei {shop}',
    intro:
      'Ihr Kundenkonto bei {shop} ist eingerichtet. Sie melden sich mit der E-Mail-Adresse {email} und Ihrem Passwort an.',
    use: 'Im Kundenkonto finden Sie Ihre Bestellungen und Belege, speichern Adressen für die Kasse und bestellen nach, was Sie schon einmal gekauft haben.',
    account: 'Zum Kundenkonto',
    ignore:
      'Wenn Sie kein Kundenkonto angelegt haben, antworten Sie bitte kurz auf diese E-Mail. Wir löschen es dann.',
  },
  alreadyRegistered: {
    title: 'Sie haben bereits ein Kundenkonto',
    intro:
      'mit dieser E-Mail-Adresse sollte ein Kundenkonto bei {shop} angelegt werden. Es gibt aber schon eines; daran hat sich nichts geändert. Melden Sie sich bitte hier an:',
    login: 'Anmelden',
    forgotten: 'Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie hier ein neues fest:',
    reset: 'Neues Passwort anfordern',
    ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  passwordReset: {
    title: 'Neues Passwort festlegen',
    intro:
      'für Ihr Kundenkonto bei {shop} wurde ein neues Passwort angefordert. Auf dieser Seite legen Sie es fest:',
    set: 'Neues Passwort festlegen',
    until: 'Der Link gilt {minutes} Minuten, also bis {time}. Sie können ihn einmal verwenden.',
    ignore:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr bisheriges Passwort gilt weiter.',
  },
  passwordChanged: {
    title: 'Ihr Passwort wurde geändert',
    intro:
      'das Passwort Ihres Kundenkontos bei {shop} wurde geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
    notYou:
      'Wenn Sie das nicht waren, legen Sie bitte gleich ein neues Passwort fest und antworten Sie auf diese E-Mail:',
    reset: 'Neues Passwort anfordern',
  },
  emailConfirm: {
    title: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'das Kundenkonto bei {shop} soll künftig die E-Mail-Adresse {email} haben. Bitte bestätigen Sie das auf dieser Seite:',
    confirm: 'E-Mail-Adresse bestätigen',
    until: 'Der Link gilt {hours} Stunden. Bis Sie ihn bestätigen, bleibt alles, wie es ist.',
    ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  emailChanged: {
    title: 'Ihre E-Mail-Adresse wurde geändert',
    intro:
      'die E-Mail-Adresse Ihres Kundenkontos bei {shop} wurde geändert. Wir schreiben Ihnen künftig an die neue Adresse; diese hier gilt für die Anmeldung nicht mehr.',
    notYou: 'Wenn Sie das nicht waren, antworten Sie bitte gleich auf diese E-Mail.',
  },
  accountDeleted: {
    title: 'Ihr Kundenkonto ist gelöscht',
    intro: 'wir haben Ihr Kundenkonto bei {shop} gelöscht. Eine Anmeldung ist nicht mehr möglich.',
    kept: 'Angaben zu Ihren Bestellungen bewahren wir nur so lange auf, wie das Gesetz es verlangt. Die Fristen stehen in unserer Datenschutzerklärung:',
    privacy: 'Datenschutzerklärung',
  },
  orderShipped: {
    title: 'Versandbestätigung {number}',
    intro: 'Ihre Bestellung {number} bei {shop} ist unterwegs zu Ihnen.',
    carrier: 'Versandart: {profile}.',
    readyTitle: 'Ihre Bestellung {number} liegt bereit',
    readyIntro: 'Ihre Bestellung {number} bei {shop} liegt zur Abholung bereit.',
    readyBring: 'Bitte nennen Sie bei der Abholung die Bestellnummer {number}.',
    readyGoods: 'Das liegt für Sie bereit',
    track: 'Auf der Seite Ihrer Bestellung können Sie Ihre Sendung verfolgen.',
    goods: 'In dieser Lieferung',
    address: 'Lieferadresse',
    link: 'Bestellung ansehen',
    damage:
      'Kommt etwas beschädigt an, antworten Sie bitte mit einem Foto auf diese E-Mail. Wir senden Ihnen Ersatz.',
  },
  dataLink: {
    title: 'Ihre Daten bei {shop}',
    intro:
      'zu der E-Mail-Adresse {email} wurde bei {shop} eine Auskunft angefordert. Auf dieser Seite sehen Sie, was wir außerhalb von Kundenkonten dazu gespeichert haben, auch wenn es nichts ist:',
    open: 'Daten ansehen und herunterladen',
    until:
      'Der Link gilt {hours} Stunden. Sie können ihn einmal öffnen und haben dann {minutes} Minuten Zeit.',
    ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  reviewRequest: {
    title: 'Wie gefällt Ihnen, was Sie gekauft haben?',
    intro:
      'am {date} haben Sie bei {shop} bestellt (Bestellung {number}). Wenn Sie mögen, sagen Sie anderen, wie Sie damit zurechtkommen. Gute wie schlechte Erfahrungen helfen:',
    judge: '{goods} bewerten',
    read: 'Wir lesen jede Bewertung, bevor sie erscheint, und zeigen gute wie schlechte.',
    once: 'Zu dieser Bestellung fragen wir nur dieses eine Mal. Dass wir es tun, haben wir Ihnen bei der Bestellung gesagt. Sie können solchen E-Mails von {shop} jederzeit widersprechen, ohne sich anzumelden und ohne andere Kosten als die der Übermittlung nach den Basistarifen:',
    stop: 'Keine E-Mails zu Bewertungen mehr',
  },
  shadeReminder: {
    title: 'Ihr Farbton {shade}',
    intro: 'am {date} haben Sie {shop} gebeten, Sie heute an diesen Farbton zu erinnern:',
    shade: 'Farbton',
    product: 'Artikel',
    order: 'Zuletzt gekauft',
    bought: 'am {date}, Bestellung {number}',
    note: 'Ihre Notiz',
    again: 'Artikel ansehen und noch einmal kaufen',
    account: 'Alle Ihre Farbtöne',
    once: 'Diese Erinnerung schicken wir einmal. Haben Sie um weitere gebeten und möchten sie nicht mehr, beenden Sie hier alle auf einmal, ohne sich anzumelden:',
    stop: 'Erinnerungen beenden',
  },
  contact: {
    noticeTitle: 'Kontakt: {subject}',
    noticeIntro:
      'Über das Kontaktformular ist eine Nachricht eingegangen. Eine Antwort auf diese E-Mail geht an den Absender.',
    received: 'Eingegangen am',
    name: 'Name',
    email: 'E-Mail-Adresse',
    subject: 'Betreff',
    language: 'Sprache',
    orderCheck: 'Prüfung der Bestellnummer',
    orderFits: 'gehört zu dieser E-Mail-Adresse',
    orderUnknown: 'passt nicht zu dieser E-Mail-Adresse',
    message: 'Nachricht',
    copyTitle: 'Ihre Nachricht an {shop}',
    copyIntro:
      'diese Nachricht haben Sie uns über das Kontaktformular von {shop} gesendet. Wir antworten Ihnen an diese Adresse.',
    copyBrief:
      'über das Kontaktformular von {shop} ist eine Nachricht eingegangen, die diese E-Mail-Adresse nennt. Wir antworten an diese Adresse. Den Wortlaut wiederholen wir hier nicht, weil das Formular jede Adresse nimmt.',
    copyIgnore:
      'Wenn Sie uns nicht geschrieben haben, hat jemand Ihre E-Mail-Adresse angegeben. Sie brauchen nichts zu tun.',
  },
  review: {
    notice: 'Neue Bewertung: {goods}',
    replyNotice: 'Neue Antwort auf eine Bewertung: {goods}',
    decide: 'Sie erscheint erst, wenn Sie sie freigeben:',
    publish: 'Zeigen',
    refuse: 'Nicht zeigen, mit Grund',
    fair: 'Gute wie schlechte Bewertungen gehören gezeigt. Ablehnen dürfen Sie nur, was rechtswidrig ist, Personen nennt oder nicht vom Artikel handelt; den Grund liest, wer sie geschrieben hat.',
    product: 'Artikel',
    rating: 'Sterne',
    headline: 'Überschrift',
    text: 'Text',
    author: 'Name',
    at: 'Geschrieben',
    refusedTitle: 'Ihre Worte zu {goods} zeigen wir nicht',
    refused: 'Ihre Bewertung von {goods} haben wir gelesen. Wir zeigen sie nicht.',
    replyRefused:
      'Ihre Antwort auf eine Bewertung von {goods} haben wir gelesen. Wir zeigen sie nicht.',
    reason: 'Grund',
    written: 'Das haben Sie geschrieben',
    whatNow:
      'Sie können den Text ändern; dann lesen wir ihn noch einmal. Sehen Sie es anders als wir, antworten Sie einfach auf diese E-Mail.',
    change: 'Text ändern',
  },
  paymentRefunded: {
    title: 'Erstattung zu Ihrer Bestellung {number}',
    intro: 'wir haben Ihnen zu Ihrer Bestellung {number} {amount} erstattet.',
    cancelled: 'Die Bestellung ist aufgehoben; Ihre Zahlung behalten wir deshalb nicht.',
    withdrawn: 'Sie haben Artikel widerrufen, die noch nicht versendet waren.',
    overpaid: 'Es war mehr bei uns eingegangen, als zu bezahlen ist.',
    other: 'Fragen dazu beantworten wir gern; antworten Sie einfach auf diese E-Mail.',
  },
  paymentLapsed: {
    title: 'Bitte bezahlen Sie Ihre Bestellung {number} noch einmal',
    intro:
      'der Betrag für Ihre Bestellung {number} war vorgemerkt. Die Vormerkung ist abgelaufen, bevor wir ihn einziehen konnten; bezahlt haben Sie nichts.',
    again: 'Auf der Seite der Bestellung können Sie sie noch einmal bezahlen, auch auf andere Art:',
  },
  chargeBack: {
    title: 'Rückbuchung zur Bestellung {number}',
    intro:
      'Die Bank hat {amount} zur Bestellung {number} zurückgebucht. Der Betrag gilt nicht mehr als bezahlt.',
    goods:
      'Die Bestellung bleibt, wie sie ist: Nichts wird von selbst storniert, zurückgefordert oder versendet. Ist sie noch nicht versendet, halten Sie sie bitte an. Damit gekaufte Gutscheine sind gesperrt, bis sie wieder bezahlt sind.',
    what: 'Beim Zahlungsanbieter steht, bis wann Sie widersprechen können. Kommt das Geld doch noch, buchen Sie es mit npm run order -- paid.',
  },
  expressStuck: {
    title: 'Eine Rückzahlung ist nicht angekommen: {amount}',
    intro:
      'Für eine Zahlung aus dem Warenkorb ({providerId}) kam keine Bestellung. {amount} sollten zurückgehen, doch der Zahlungsanbieter meldet, dass die Rückzahlung gescheitert ist.',
    wait: 'Von selbst wird nichts noch einmal überwiesen.',
    what: 'npm run order -- express-retry {id} lässt es noch einmal versuchen. Haben Sie das Geld anders zurückgezahlt, vermerken Sie es mit npm run order -- express-repaid {id}.',
  },
};
