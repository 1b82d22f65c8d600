/** Prüfung gegen automatische Absender. */
export const botCheck = {
  challenge:
    'Schutz vor automatischen Absendern: Sobald Sie das Formular ausfüllen, lädt Ihr Browser eine Prüfung von Cloudflare (Turnstile). Ohne JavaScript entfällt sie.',
  challengePrivacy: 'Datenschutz bei Turnstile',
};
