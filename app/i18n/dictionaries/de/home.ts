/** Startseite. */
export const home = {
  title: 'Willkommen in unserem Shop',
  description: 'Unser Sortiment mit Preisen, Lieferzeiten und klarer Beratung.',
  familyCount_one: '{count} Artikel',
  familyCount_other: '{count} Artikel',
  sliderLabel: 'Artikel: {title}',
  bannerLabel: 'Aktuelles',
};
