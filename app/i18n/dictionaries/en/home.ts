import type { home as German } from '../de/home';

export const home = {
  title: 'Paints, wood stains and tools',
  description:
    'Wall paints, trim paints, wood stains and tools in shades that go together. With prices per litre, pictures of every shade and clear advice.',
  familyCount_one: '{count} product',
  familyCount_other: '{count} products',
  sliderLabel: 'Products: {title}',
  bannerLabel: 'News',
} satisfies typeof German;
