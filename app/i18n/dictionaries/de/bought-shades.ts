/** Gekaufte Farbtöne im Kundenkonto. */
export const boughtShades = {
  title: 'Ihre Farbtöne',
  bought: 'gekauft am {date}',
  note: 'Notiz, zum Beispiel der Raum',
  noted: 'Die Notiz ist gespeichert.',
  buyAgain: 'Noch einmal kaufen',
};
