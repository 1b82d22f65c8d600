import type { home as German } from '../de/home';

export const home = {
  title: 'Welcome to our shop',
  description: 'Our products with prices, delivery times and clear advice.',
  familyCount_one: '{count} product',
  familyCount_other: '{count} products',
  sliderLabel: 'Products: {title}',
  bannerLabel: 'News',
} satisfies typeof German;
