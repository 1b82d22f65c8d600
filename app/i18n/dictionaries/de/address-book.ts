/** Adressen im Kundenkonto. */
export const addressBook = {
  title: { 'shipping-details': 'Lieferadressen', 'billing-details': 'Rechnungsadressen' },
  empty: {
    'shipping-details': 'Noch keine Lieferadresse',
    'billing-details': 'Noch keine Rechnungsadresse',
  },
  emptyText: {
    'shipping-details': 'Eine gespeicherte Adresse steht bei der nächsten Bestellung schon da.',
    'billing-details': 'Eine gespeicherte Adresse steht bei der nächsten Bestellung schon da.',
  },
  new: 'Neue Adresse',
  change: 'Adresse ändern',
  primary: 'Standardadresse',
  makePrimary: 'Als Standard',
  asPrimary: 'Als Standardadresse verwenden',
  delete: 'Löschen',
  cancel: 'Abbrechen',
  saved: 'Die Adresse ist gespeichert.',
  deleted: 'Die Adresse ist gelöscht.',
  madePrimary: 'Die Adresse ist jetzt Ihre Standardadresse.',
};
