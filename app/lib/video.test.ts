import { expect, test } from 'vitest';
import { videoHosts, videoOf } from './video';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
])('%s is a video of YouTube', (address, id) => {
  expect(videoOf(address)).toMatchObject({
    provider: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}`,
  });
});

test.each(['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'])(
  '%s is a video of Vimeo',
  (address) => {
    expect(videoOf(address)).toMatchObject({
      provider: 'Vimeo',
      page: 'https://vimeo.com/123456789',
      frame: 'https://player.vimeo.com/video/123456789?dnt=1',
    });
  },
);

test.each([
  '',
  'film.mp4',
  '/films/1',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v="onload="x',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/../evil',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
])('"%s" is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});

test('a page permits the frames it has, and only those hosts', () => {
  const frame = (src: string) => `<iframe title="Film" src="${src}"></iframe>`;
  expect(videoHosts(frame('https://player.vimeo.com/video/123456789?dnt=1'))).toEqual([
    'https://player.vimeo.com',
  ]);
  expect(videoHosts(frame('https://evil.example/'))).toEqual([]);
  expect(videoHosts(frame('https://player.vimeo.com.evil.example/'))).toEqual([]);
  expect(videoHosts('<a href="https://player.vimeo.com/video/1">')).toEqual([]);
});
