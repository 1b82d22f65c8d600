/** Prüfung gegen automatische Absender. */
export const botCheck = {
  challenge:
    'Schutz vor automatischen Absendern: Sobald Sie das Formular ausfüllen, lädt Ihr Browser eine Prüfung von Cloudflare (Turnstile). Ohne JavaScript entfällt sie.',
  challengePrivacy: 'Datenschutz bei Turnstile',
  policyTitle: 'Prüfung gegen automatische Absender',
  policyWhat:
    'Auf den Seiten für Kontakt, Newsletter-Anmeldung und Registrierung verwenden wir Turnstile von Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA. Das JavaScript von Cloudflare wird erst geladen, wenn Sie beginnen, eines dieser Formulare auszufüllen. Cloudflare erhält dann Ihre IP-Adresse sowie Angaben zu Ihrem Browser und Gerät; beim Absenden übermittelt unser Server das Ergebnis der Prüfung und Ihre IP-Adresse zur Bestätigung an Cloudflare.',
  policyWhy:
    'So schützen wir die Formulare vor Missbrauch (Art. 6 Abs. 1 lit. f DSGVO, § 25 Abs. 2 Nr. 2 TDDDG). Ohne JavaScript findet keine Prüfung statt, und Sie können die Formulare trotzdem absenden.',
};
