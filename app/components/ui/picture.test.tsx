// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const VIEW = {
  src: '/media/a/640.webp',
  width: 800,
  height: 800,
  alt: 'Rolle',
  placeholder: '',
  srcset: '/media/a/320.avif 320w, /media/a/640.avif 640w',
};

function attributesOf(props: Partial<Parameters<typeof Picture>[0]>) {
  document.body.innerHTML = renderToStaticMarkup(
    <Picture picture={VIEW} sizes="7rem" {...props} />,
  );
  const picture = document.querySelector('img')!;
  return [picture.getAttribute('srcset'), picture.getAttribute('sizes')];
}

test('a picture shown in one size is offered in densities 1 and 2 (9.34)', () => {
  const densities = '/media/a/160.avif 1x, /media/a/320.avif 2x';
  expect(attributesOf({ isThumbnail: true })).toEqual([densities, null]);
});

test('other pictures are offered by their widths', () => {
  expect(attributesOf({})).toEqual([VIEW.srcset, '7rem']);
  const small = { ...VIEW, srcset: '/media/a/200.avif 200w' };
  expect(attributesOf({ picture: small, isThumbnail: true })).toEqual([small.srcset, '7rem']);
});
