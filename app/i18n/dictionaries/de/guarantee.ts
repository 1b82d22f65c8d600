/**
 * Gesetzliche Gewährleistung und Haltbarkeitsgarantie. Die Wörter der Mitteilung (bis atNoCost)
 * schreibt Anhang I der Verordnung (EU) 2025/1960 vor; sie werden nicht geglättet.
 */
export const guarantee = {
  title: 'Gesetzliche Gewährleistung',
  minimum: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit',
  goods: 'für Waren, die in der Europäischen Union verkauft werden.',
  rights:
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
  description: 'nicht der Beschreibung entsprechen,',
  function: 'nicht bestimmungsgemäß funktionieren.',
  sellers: 'Verkäufer haften',
  liable:
    'für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
  repair: 'kostenlose Nachbesserung',
  or: 'oder',
  replacement: 'kostenlose Ersatzlieferung',
  repairEnd: ',',
  inSomeCases: 'in bestimmten Fällen eine',
  reduction: 'Preisminderung',
  reimbursement: 'eine vollständige Erstattung des Kaufpreises',
  reimbursementEnd: '.',
  longer:
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
  more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
  whatToDo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
  contact: 'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
  proof: 'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
  commercial:
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine',
  durability: 'gewerbliche Haltbarkeitsgarantie',
  atNoCost: 'ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
  qrCode: 'QR-Code, der zu {address} führt',
  yourRights: 'Ihre Rechte aus der gesetzlichen Gewährleistung',
  years_one: '{count} Jahr Haltbarkeitsgarantie des Herstellers',
  years_other: '{count} Jahre Haltbarkeitsgarantie des Herstellers',
  label:
    'Kennzeichnung GARAN. Hersteller: {maker}, Modell: {model}, Herstellergarantie in Jahren: {count}. Der QR-Code führt zu {address}.',
  explained:
    'Der Hersteller {maker} steht ohne zusätzliche Kosten für die Haltbarkeit der gesamten Ware ein. Die gesetzliche Gewährleistung bleibt davon unberührt.',
  aboutLabel: 'Was die Kennzeichnung bedeutet',
};
