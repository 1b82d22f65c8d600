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
  '/declaration-of-accessibility': 'robotsAccessibilityDeclarationResult',
};

type Configured = { configuration: { robots: Record<string, string> } };

/** The robots setting of a page with a fixed address, if the operator has set it. */
export function pageRobots({ configuration }: Configured, path: string): string | undefined {
  const key = SETTINGS[path];
  return key && configuration.robots[key];
}

/** May search engines index a page with this setting? */
export function mayBeIndexed(robots = 'ALL'): boolean {
  return !/noindex/i.test(robots);
}
