/** Geschenkgutscheine, die im Shop gekauft werden. */
export const giftCard = {
  title_one: 'Ihr Geschenkgutschein',
  title_other: 'Ihre Geschenkgutscheine',
  worth: 'Geschenkgutschein über {amount} für {shop}',
  code: 'Code',
  amount: 'Wert',
  left: 'Guthaben',
  lastDay: 'Gültig bis',
  blocked: 'Gesperrt; mit diesem Gutschein lässt sich nicht mehr bezahlen.',
  terms:
    'Der Gutschein lässt sich in mehreren Bestellungen einlösen; was übrig bleibt, bleibt auf dem Gutschein. Er bezahlt keine anderen Geschenkgutscheine und wird nicht ausgezahlt.',
  likeCash: 'Wer den Code kennt, kann damit bezahlen. Bewahren Sie ihn deshalb auf wie Bargeld.',
  byMail: 'Kommt per E-Mail, sobald er bezahlt ist.',
  priceNote: 'ohne MwSt. und Versandkosten',
  taxedLater:
    'Geschenkgutscheine sind Mehrzweck-Gutscheine (§ 3 Abs. 15 UStG): Die MwSt. fällt erst an, wenn sie eingelöst werden.',
  nextStep: 'Ihre Geschenkgutscheine schicken wir Ihnen per E-Mail, sobald alles bezahlt ist.',
  sent: 'Ihre Geschenkgutscheine haben wir Ihnen per E-Mail geschickt. Sie stehen auch unten auf dieser Seite.',
  allTogether: '{name}: Bitte geben Sie alle Gutscheine der Bestellung zusammen zurück.',
  used: '{name}: Ein Gutschein dieser Position wurde schon eingelöst oder ist gesperrt. Bitte schreiben Sie uns.',
  comeTogether: 'Gutscheine lassen sich nur alle zusammen und unbenutzt zurückgeben.',
  codesElsewhere:
    'Die Codes zeigen wir nur auf dem Gerät, mit dem bestellt wurde, und im Kundenkonto. Wir senden sie gern noch einmal an die E-Mail-Adresse der Bestellung.',
  sendAgain: 'Gutscheine noch einmal senden',
  sentAgain: 'Die Gutscheine gehen noch einmal an die E-Mail-Adresse der Bestellung.',
};
