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
      'vielen Dank für Ihre Bestellung bei {shop}. Sie ist am {time} bei uns eingegangen. Mit dieser E-Mail nehmen wir Ihre Bestellung an; der Vertrag ist damit geschlossen. Bitte bewahren Sie die E-Mail auf: Sie enthält alle Angaben zum Vertrag, unsere Geschäftsbedingungen und die Widerrufsbelehrung.',
    goods: 'Ihre Artikel',
    articleNumber: 'Artikelnummer {number}',
    each: 'Einzelpreis {price}',
    mixedToOrder: 'Individuell angemischte Ware: Für sie besteht kein Widerrufsrecht.',
    goodsSum: 'Warenwert inkl. MwSt.',
    coupon: 'Gutschein {code}',
    shipping: 'Versandkosten inkl. MwSt.',
    free: 'kostenlos',
    total: 'Gesamtsumme inkl. MwSt.',
    vat: 'darin enthaltene MwSt. {rate}',
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
    deliveryBy: 'Versand mit {profile}, Lieferzeit {days}.',
    billing: 'Rechnungsadresse',
    customerSign: 'Ihr Zeichen',
    contactWish: 'Ihre Nachricht an uns',
    link: 'Bestellung ansehen',
    withdrawal:
      'Sie können den Vertrag innerhalb der Widerrufsfrist auch online widerrufen, ohne Anmeldung:',
  },
  orderCancelled: {
    title: 'Bestellung {number} aufgehoben',
    unpaid:
      'für Ihre Bestellung {number} bei {shop} ist bis zum {date} keine Zahlung eingegangen. Wir treten deshalb vom Vertrag zurück und haben die Bestellung aufgehoben. Sie müssen nichts mehr bezahlen.',
    other: 'Ihre Bestellung {number} bei {shop} ist aufgehoben. Sie müssen nichts mehr bezahlen.',
    paid: 'Haben Sie das Geld inzwischen überwiesen, erstatten wir es Ihnen. Antworten Sie dann bitte kurz auf diese E-Mail.',
    again: 'Möchten Sie die Artikel weiterhin haben, bestellen Sie sie bitte neu:',
    shop: 'Zum Shop',
  },
  cancellation: {
    introBrief:
      'heute sind mehrere Widerrufserklärungen mit dieser E-Mail-Adresse bei uns eingegangen. Wir bestätigen den Eingang einer weiteren. Ihren Wortlaut zeigt die Seite, die nach dem Absenden erschienen ist; auf Anfrage senden wir ihn zu.',
    title: 'Eingang Ihres Widerrufs',
    intro: 'Ihre Widerrufserklärung ist bei uns eingegangen. Dies ist ihr Inhalt:',
    received: 'Eingegangen am',
    receivedUtc: 'Zeitpunkt (UTC)',
    name: 'Name',
    contract: 'Vertrag',
    email: 'E-Mail',
    items: 'Artikel',
    message: 'Nachricht',
    next: 'Wir melden uns mit den nächsten Schritten zur Rückgabe und Erstattung.',
    noticeTitle: 'Widerruf von {name}',
    noticeIntro: 'Im Shop wurde ein Vertrag widerrufen.',
  },
  newsletter: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung',
    intro:
      'für diese Adresse wurde der Newsletter von {shop} bestellt. Möchten Sie ihn erhalten, bestätigen Sie das bitte auf dieser Seite:',
    confirm: 'Anmeldung bestätigen',
    ignore: 'Haben Sie das nicht angefordert, müssen Sie nichts tun.',
    unsubscribe: 'Nicht mehr anschreiben',
  },
};
