import { expect, test } from 'vitest';
import { newsletterConfirmation } from './newsletter-confirmation.server';

function locationFor(query: string, prefix = '') {
  const request = new Request(`http://shop.example/${query}`);
  try {
    newsletterConfirmation({ context: { prefix }, request } as Parameters<
      typeof newsletterConfirmation
    >[0]);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
}

const LINK = '?ActionCall=WebActionConfirmNewsletter&newsletterEmailId=7&authString=a%2Fb';

test('a link that confirms a newsletter on the home page redirects to the page with the button', () => {
  expect(locationFor(LINK)).toBe('/newsletter/confirm/7/a%2Fb');
  expect(locationFor(LINK, '/en')).toBe('/en/newsletter/confirm/7/a%2Fb');
});

test.each([
  '',
  '?ActionCall=WebActionConfirmNewsletter&authString=x',
  LINK.replace('Confirm', 'Forget'),
])('the query "%s" shows the home page', (query) => {
  expect(locationFor(query)).toBeNull();
});
