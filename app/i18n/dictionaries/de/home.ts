/** Startseite. */
export const home = {
  title: 'Wandfarben, Lacke und Werkzeug',
  description:
    'Wandfarben, Lacke, Lasuren und Werkzeug in abgestimmten Tönen. Mit Preisen je Liter, Bildern jedes Tons und klarer Beratung.',
  familyCount_one: '{count} Artikel',
  familyCount_other: '{count} Artikel',
  sliderLabel: 'Artikel: {title}',
  bannerLabel: 'Aktuelles',
};
