/** Was der Shop ohne Netz zeigt. */
export const offline = {
  title: 'Keine Verbindung',
  text: 'Ihr Gerät kann den Shop nicht erreichen. Ihr Warenkorb bleibt, wie er ist: Er liegt im Shop und nicht auf diesem Gerät.',
  again: 'Noch einmal versuchen',
  seen: 'Zuletzt angesehen',
  seenText: 'Diese Seiten hat Ihr Browser behalten. Sie können sie auch ohne Verbindung lesen.',
  note: 'Keine Verbindung. So war die Seite am {time}; Preise und Bestand können heute andere sein.',
};
