import { expect, test } from 'vitest';
import { changesSomething } from './changes-something';

test.each([
  ['doLogin', true],
  ['setPaymentProvider', true],
  ['deleteCoupon', true],
  ['patchBlocks', true],
  ['getCart', false],
  ['resolvePath', false],
  // The name begins like a verb, but is none.
  ['document', false],
  ['settings', false],
])('%s: %s', (operation, changes) => expect(changesSomething(operation)).toBe(changes));
