import type { BadgeTone } from '../ui/badge';

/** §4: availability ids 1-3 are green, 4-6 amber, 7-8 red, 9-10 grey. */
export function availabilityTone(availabilityId: number): BadgeTone {
  if (availabilityId <= 3) return 'green';
  if (availabilityId <= 6) return 'amber';
  return availabilityId <= 8 ? 'red' : 'grey';
}
