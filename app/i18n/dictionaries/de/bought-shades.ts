/** Gekaufte Farbtöne im Kundenkonto. */
export const boughtShades = {
  title: 'Ihre Farbtöne',
  bought: 'gekauft am {date}',
  note: 'Notiz, zum Beispiel der Raum',
  noted: 'Die Notiz ist gespeichert.',
  remind: 'Erinnerung per E-Mail',
  remindedOn: 'Erinnerung am {date}',
  remindOn: 'Tag der Erinnerung',
  remindHint:
    'Wir schreiben Ihnen an diesem Tag einmal, damit Sie den Ton wiederfinden. Nur, wenn Sie es möchten.',
  endReminder: 'Nicht erinnern',
  reminded: 'Wir schreiben Ihnen am {date}.',
  reminderEnded: 'Zu diesem Farbton kommt keine Erinnerung.',
  stopTitle: 'Erinnerungen beenden',
  stopText: 'Wir schicken Ihnen dann keine Erinnerungen an Ihre Farbtöne mehr.',
  stopSubmit: 'Erinnerungen beenden',
  stopped: 'Es kommen keine Erinnerungen an Ihre Farbtöne mehr.',
  stopInvalid:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder beenden Sie die Erinnerungen in Ihrem Konto.',
  buyAgain: 'Noch einmal kaufen',
};
