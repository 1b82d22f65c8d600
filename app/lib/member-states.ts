/** The member states of the Union, by ISO 3166. */
const MEMBER_STATES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Is the country of this code a member state of the Union? */
export function isMemberState(isoCode: string): boolean {
  return MEMBER_STATES.has(isoCode);
}
