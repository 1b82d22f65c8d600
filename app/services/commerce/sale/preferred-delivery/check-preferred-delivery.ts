import type {
  PreferredDelivery,
  PreferredServices,
  SavePreferredDeliveryInput,
} from '../../../shop-api';
import { LIMITS } from '../../../shop-api/entities/field-limits';

/** Error codes by field. */
export type PreferredDeliveryErrors = Partial<Record<keyof PreferredDelivery, string>>;

const NEIGHBOUR = ['preferredNeighbourName', 'preferredNeighbourAddress'] as const;

/**
 * The delivery preferences, in one line each and without control characters, and their errors (§5):
 * a day, place, name and address are required when chosen, at most 100 characters long, and only
 * for services that the carrier offers.
 */
export function checkPreferredDelivery(
  input: SavePreferredDeliveryInput,
  offered: PreferredServices,
): { wishes: PreferredDelivery; errors: PreferredDeliveryErrors } {
  const errors: PreferredDeliveryErrors = {};
  const { preferredDay = null } = input;
  if (preferredDay !== null && !offered.days.includes(preferredDay)) {
    errors.preferredDay = 'preferredDay.unavailable';
  }
  const text = (field: Exclude<keyof PreferredDelivery, 'preferredDay'>, isChosen: boolean) => {
    const words = (input[field] ?? '').replace(/[\p{Cs}\p{Cc}]+/gu, ' ').trim();
    if (isChosen && words === '') errors[field] = `${field}.required`;
    if (words.length > LIMITS.preferredDelivery[field]) errors[field] = `${field}.length`;
    return words;
  };
  const isNeighbour = NEIGHBOUR.some((field) => input[field] !== undefined);
  const wishes = {
    preferredDay,
    preferredLocation: text('preferredLocation', input.preferredLocation !== undefined),
    preferredNeighbourName: text('preferredNeighbourName', isNeighbour),
    preferredNeighbourAddress: text('preferredNeighbourAddress', isNeighbour),
  };
  if (wishes.preferredLocation !== '' && !offered.preferredLocation) {
    errors.preferredLocation = 'preferredLocation.unavailable';
  }
  if (isNeighbour && !offered.preferredNeighbour) {
    errors.preferredNeighbourName = 'preferredNeighbourName.unavailable';
  }
  return { wishes, errors };
}
