import type { home as German } from '../de/home';

export const home = {
  title: 'Wall paint, lacquer and tools',
  description:
    'Wall paints, lacquers, stains and tools in shades that go together. With prices per litre, real pictures and clear advice.',
  families: 'By colour family',
  familiesText: 'Start with the shade, not with the tin.',
  familyCount_one: '{count} product',
  familyCount_other: '{count} products',
  sliderLabel: 'Products: {title}',
  bannerLabel: 'News',
} satisfies typeof German;
