/** Startseite. */
export const home = {
  title: 'Wandfarben, Lacke und Werkzeug',
  description:
    'Wandfarben, Lacke, Lasuren und Werkzeug in abgestimmten Tönen. Mit Preisen je Liter, Musterbildern und klarer Beratung.',
  families: 'Nach Farbfamilie',
  familiesText: 'Beginnen Sie mit dem Ton, nicht mit der Dose.',
  familyCount_one: '{count} Produkt',
  familyCount_other: '{count} Produkte',
  sliderLabel: 'Produkte: {title}',
  bannerLabel: 'Aktuelles',
};
