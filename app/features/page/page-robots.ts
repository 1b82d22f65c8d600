/** Keys of the robots settings (§3), by the path of the page that has one. */
const SETTINGS: Record<string, string> = {
  '/': 'robotsHomepage',
  '/contact': 'robotsContactPage',
  '/cancellation-form': 'robotsCancellationForm',
  '/cancellation-rights': 'robotsCancellationRights',
  '/legal-disclosure': 'robotsLegalDisclosure',
  '/privacy-policy': 'robotsPrivacyPolicy',
  '/terms-and-conditions': 'robotsTermsAndConditions',
  '/search': 'robotsSearchResult',
};

type Configured = { configuration: { robots: Record<string, string> } };

/** What search engines may do with a page of fixed address, where the operator says it. */
export function pageRobots({ configuration }: Configured, path: string): string | undefined {
  const key = SETTINGS[path];
  return key && configuration.robots[key];
}

/** May search engines show a page that says this? */
export function mayBeIndexed(robots = 'ALL'): boolean {
  return !/noindex/i.test(robots);
}
