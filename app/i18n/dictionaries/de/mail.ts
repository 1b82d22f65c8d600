/** E-Mails. */
export const mail = {
  greeting: 'Guten Tag,',
  closing: 'Freundliche Grüße',
  seller: {
    representative: 'Vertreten durch {name}',
    vatId: 'USt-IdNr. {number}',
  },
  orderReceived: {
    title: 'Bestellbestätigung {number}',
    intro:
      'vielen Dank für Ihre Bestellung bei {shop}. Sie ist am {time} bei uns eingegangen. Mit dieser E-Mail nehmen wir Ihre Bestellung an; damit ist der Vertrag geschlossen. Bitte bewahren Sie diese E-Mail auf: Sie enthält alle Angaben zum Vertrag, unsere AGB und die Widerrufsbelehrung.',
    goods: 'Ihre Artikel',
    articleNumber: 'Artikelnummer {number}',
    each: 'Einzelpreis {price}',
    mixedToOrder: 'Individuell angemischte Ware: Für sie besteht kein Widerrufsrecht.',
    goodsSum: 'Warenwert inkl. MwSt.',
    coupon: 'Gutschein {code}',
    shipping: 'Versand inkl. MwSt.',
    free: 'kostenlos',
    total: 'Gesamtsumme inkl. MwSt.',
    vat: 'darin {rate} MwSt.',
    payment: 'Zahlung',
    transfer: 'Bitte überweisen Sie den Betrag. Wir versenden, sobald er eingegangen ist.',
    transferUntil:
      'Bitte überweisen Sie den Betrag bis zum {date}. Wir versenden, sobald er eingegangen ist. Geht er bis dahin nicht ein, heben wir die Bestellung auf und geben die Artikel wieder frei.',
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
  orderCancelled: {
    title: 'Bestellung {number} aufgehoben',
    unpaid:
      'für Ihre Bestellung {number} bei {shop} ist bis zum {date} keine Zahlung eingegangen. Wir treten deshalb vom Vertrag zurück und haben die Bestellung aufgehoben. Sie müssen nichts mehr bezahlen.',
    other: 'Ihre Bestellung {number} bei {shop} ist aufgehoben. Sie müssen nichts mehr bezahlen.',
    paid: 'Haben Sie den Betrag inzwischen überwiesen, erstatten wir ihn Ihnen. Bitte antworten Sie dann kurz auf diese E-Mail.',
    again: 'Wenn Sie die Artikel weiterhin haben möchten, bestellen Sie bitte neu:',
    shop: 'Zum Shop',
  },
  documentReady: {
    title: '{title} zu Ihrer Bestellung {number}',
    intro: 'im Anhang finden Sie zu Ihrer Bestellung {number}: {title}.',
    eInvoice:
      'Für Ihre Buchhaltung liegt die Rechnung auch als XRechnung bei (XML); die PDF-Datei enthält dieselben Daten (ZUGFeRD).',
    again: 'Auf der Seite Ihrer Bestellung können Sie das Dokument jederzeit erneut herunterladen:',
  },
  withdrawal: {
    introBrief:
      'heute sind mehrere Widerrufserklärungen mit dieser E-Mail-Adresse bei uns eingegangen. Wir bestätigen den Eingang einer weiteren. Ihren Wortlaut zeigt die Seite, die nach dem Absenden erschienen ist; auf Anfrage senden wir ihn Ihnen zu.',
    title: 'Eingang Ihres Widerrufs',
    intro: 'Ihre Widerrufserklärung ist bei uns eingegangen. Dies ist ihr Inhalt:',
    received: 'Eingegangen am',
    receivedUtc: 'Zeitpunkt (UTC)',
    name: 'Name',
    contract: 'Vertrag',
    email: 'E-Mail-Adresse',
    items: 'Artikel',
    message: 'Nachricht',
    next: 'Wir melden uns mit den nächsten Schritten zur Rückgabe und Erstattung.',
    noticeTitle: 'Widerruf von {name}',
    noticeIntro: 'Über den Shop ist ein Widerruf eingegangen.',
  },
  newsletter: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung',
    intro:
      'diese E-Mail-Adresse wurde für den Newsletter von {shop} angemeldet. Wenn Sie ihn erhalten möchten, bestätigen Sie bitte die Anmeldung auf dieser Seite:',
    confirm: 'Anmeldung bestätigen',
    ignore: 'Wenn Sie sich nicht angemeldet haben, brauchen Sie nichts zu tun.',
    unsubscribe: 'Vom Newsletter abmelden',
  },
};
