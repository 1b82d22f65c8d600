import { expect, test } from 'vitest';
import { consentFromForm } from '~/services/consent/consent.server';
import { contentPolicy } from '../../../server/security-headers';
import { renderBlocks } from '../../../tests/support/render-blocks';
import { contentBlock } from '../kit/define-block';
import { blockSamples } from '../kit/samples';
import { loadVideoConsent, type Visit } from './data.server';

const FILM = {
  video: 'https://youtu.be/dQw4w9WgXcQ',
  name: 'So streichen Sie',
  picture: '/a.webp',
};

function page(visit: Visit | null, content: object = FILM) {
  const data = { a: loadVideoConsent(visit) };
  return renderBlocks([contentBlock('Video', 'a', { ...content })], { data });
}

function visit(...consent: string[]): Visit {
  const form = new FormData();
  form.set('choice', 'selection');
  for (const group of consent) form.append('consent', group);
  return { consent: consentFromForm(form), prefix: '/de', path: '/ratgeber' };
}

const policyOf = (document: Document) =>
  contentPolicy(document.documentElement.outerHTML, {
    https: false,
    development: false,
  });

test.each([
  ['nobody asked', null],
  ['nothing but the necessary allowed', visit()],
  ['another host allowed', visit('externalMedia/Vimeo')],
])('%s: a picture, a question and a link, and no request to the other host', (_name, who) => {
  const shown = page(who);
  const loaded = [...shown.querySelectorAll('[src]')].map((each) => each.getAttribute('src'));
  expect(loaded).toEqual(['/a.webp']);
  expect(shown.querySelector('.video > p > a')?.getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(policyOf(shown)).toContain("frame-src 'self';");
});

test('consenting permits only this host, preserves earlier consents and leads back to the video', () => {
  const form = page(visit('externalMedia/Vimeo')).querySelector('form');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [
    name,
    value,
  ]);
  expect(fields).toEqual([
    ['path', '/de/ratgeber#block-a'],
    ['consent', 'externalMedia/YouTube'],
    ['consent', 'externalMedia/Vimeo'],
  ]);
  const button = form?.querySelector('button');
  expect([form?.getAttribute('action'), button?.name, button?.value]).toEqual([
    '/api/consent',
    'choice',
    'selection',
  ]);
});

test.each(['externalMedia', 'externalMedia/YouTube'])(
  'after %s its frame, and the page permits this one host',
  (consent) => {
    const shown = page(visit(consent));
    const frame = shown.querySelector('iframe');
    expect(frame?.title).toBe('So streichen Sie');
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(shown.querySelector('form')).toBeNull();
    expect(policyOf(shown)).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  },
);

test('an address of no video shows nothing, a text without a video itself', () => {
  for (const video of ['', 'https://evil.example/embed/1', 'javascript:alert(1)']) {
    expect(page(visit('externalMedia'), { video }).querySelector('.video')).toBeNull();
  }
  const { text } = blockSamples.de.video;
  const shown = page(visit('externalMedia'), { text });
  expect(shown.querySelector('.video')?.textContent).toContain(text.title);
  expect(shown.querySelector('.video :is(iframe, form)')).toBeNull();
});
