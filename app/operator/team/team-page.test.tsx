import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextProvider } from '~/i18n/text';
import { i18nFor } from '~/i18n/translate.server';
import { TeamPage } from './team-page';

const email = 'ada@example.com';
const shown = (name: string) =>
  renderToStaticMarkup(
    <TextProvider i18n={i18nFor('de')} prefix="">
      <TeamPage operator={{ id: 1, name, email, rights: [], hasSecondStep: false }}>-</TeamPage>
    </TextProvider>,
  );

test('an operator without a name sees the address once', () => {
  expect(shown('Ada Farbig')).toContain(`<p>Angemeldet als Ada Farbig, ${email}.</p>`);
  expect(shown(email)).toContain(`<p>Angemeldet als ${email}.</p>`);
});
